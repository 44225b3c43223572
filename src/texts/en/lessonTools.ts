/** Texts of the interactive parts around a lesson: its actions, its course's lessons, and the way back. */
import { countOf } from './format';

export const bookmark = 'Bookmark';
export const share = 'Share';
export const print = 'Print';
export const saveForOffline = 'Save for offline';
export const linkCopied = 'Link copied';
export const copyingBlocked = 'Copying is blocked. You can copy the link from the address bar.';

export const lessonsInCourse = 'Lessons in this course';
export const listFailed = "The list didn't load. Check your connection and try again.";
export const exercisesPassed = (passed: number, all: number) =>
  `${passed} of ${countOf(all, 'exercise')}`;
/** How many of a module's lessons are done, for screen readers. */
export const lessonsDone = (done: number, all: number) => `${done} of ${all} done`;
/** Follow a lesson's title, for screen readers. A new lesson has none. */
export const lessonStates = { new: null, started: '(started)', done: '(done)' } as const;

/** Label of the link to where the visitor stopped reading. */
export const continueReading = 'Continue reading';
export const continueAtSection = (title: string) => `Continue at: ${title}`;
export const continueAtExercise = 'Continue at: the last exercise you saw';
