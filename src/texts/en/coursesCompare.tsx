/** Texts of the checkboxes that compare courses, and of the comparison without its table. */
import type { ReactNode } from 'react';

/** @param hidden - wraps the part that only screen readers announce */
export const compare = (course: string, hidden: (text: string) => ReactNode) => (
  <>Compare{hidden(` ${course}`)}</>
);

export const title = 'Side by side';
/** Below the title if only one course is selected. */
export const chooseAnother =
  "Choose another course in the list above, and it'll appear next to this one.";
export const canBeShared =
  'Your selection is saved in the URL, so you can bookmark it or share it.';
export const loading = 'Loading the details…';
export const loadingFailed = "The course details didn't load. Check your connection and try again.";
export const tryAgain = 'Try again';
export const clear = 'Clear the comparison';
