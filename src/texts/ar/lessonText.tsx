/** Texts within a lesson's text. */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';

/** Heading of the questions at the end of a section. */
export const checkYourself = 'اختبر نفسك';
export const howToCheck = 'أجب في ذهنك أولًا، ثم افتح السؤال.';
/** Shown below the answer to a question; `section` is a link with the section's title. */
export const fromSection = (section: ReactNode) => (
  <>
    من قسم <bdi>{section}</bdi>
  </>
);

/** Link from a passed exercise to what comes next. */
export const continueReading = 'متابعة';
export const endOfLesson = 'نهاية الدرس';

export type Complete = Translated<typeof import('../en/lessonText'), typeof import('./lessonText')>;
