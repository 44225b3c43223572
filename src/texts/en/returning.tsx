/** Texts that several pages show to readers who have been here before. */
import type { ReactNode } from 'react';
import { countOf } from './format';

/** Link to the review. */
export const toReview = (count: number) => `${countOf(count, 'question')} to review`;
/** Number of questions that are due, next to a link to the review. */
export const due = (count: number) => `${count} due`;

export const setAside = (link: (label: string) => ReactNode) => (
  <>
    We couldn't read your saved progress in this browser. It was set aside, not deleted:{' '}
    {link("see what's stored")}.
  </>
);
