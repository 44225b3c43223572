/** Texts that several pages show to readers who have been here before. */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';
import * as counts from './counts';

/** Link to the review. */
export const toReview = (count: number) => `${counts.questions(count)} للمراجعة`;
/** Number of questions that are due, next to a link to the review. */
export const due = (count: number) => counts.questions(count);

export const setAside = (link: (label: string) => ReactNode) => (
  <>تعذّرت قراءة تقدّمك المحفوظ في هذا المتصفح. وضعناه جانبًا ولم نحذفه: {link('اعرض ما هو محفوظ')}.</>
);

export type Complete = Translated<typeof import('../en/returning'), typeof import('./returning')>;
