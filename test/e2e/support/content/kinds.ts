import { TUTORIALS } from '../../../../.generated/tutorials';
import { lessonAddress } from '../../../../src/site/addresses';
import { PAGE_EXERCISE, readLesson } from './contents';
import { ALL_ADDRESSES, ONE_OF_EACH, UNKNOWN_ADDRESS } from './routes';

const FIGURES: readonly string[] = ['diagram', 'plot', 'steps'];

/** The lesson with the most figures. */
export const FIGURE_LESSON = [...TUTORIALS].sort(
  (a, b) => figuresOf(b.slug) - figuresOf(a.slug),
)[0];

/**
 * One page of every kind, including the not-found page, a lesson with web exercises, and a lesson with
 * figures.
 */
export const EVERY_KIND: readonly string[] = [
  ...new Set([
    ...ONE_OF_EACH,
    ...(PAGE_EXERCISE.item ? [lessonAddress(PAGE_EXERCISE.item.slug)] : []),
    ...(FIGURE_LESSON ? [lessonAddress(FIGURE_LESSON.slug)] : []),
    UNKNOWN_ADDRESS,
  ]),
];

/** All of the site's addresses that aren't in `EVERY_KIND`. */
export const OTHER_ADDRESSES: readonly string[] = ALL_ADDRESSES.filter(
  (address) => !EVERY_KIND.includes(address),
);

function figuresOf(slug: string): number {
  return readLesson(slug).blocks.filter(({ kind }) => FIGURES.includes(kind)).length;
}
