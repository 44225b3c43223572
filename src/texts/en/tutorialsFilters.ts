/** Texts of the lesson list's filters. */

/** Label of the form with the filters. */
export const filters = 'Filter lessons';
export const search = 'Search lessons';
export const searchPlaceholder = 'Title or topic';
export const subject = 'Subject';
export const allSubjects = 'All subjects';
export const level = 'Level';
export const allLevels = 'All levels';
export const progress = 'Your progress';
export const anyProgress = 'Any progress';
/** Options of the progress filter. Also in `tutorialsResults`. */
export const states = {
  new: 'Not started',
  started: 'Started',
  done: 'Done',
  bookmarked: 'Bookmarked',
} as const;
