import { TUTORIALS } from '../../../.generated/tutorials';
import { lessonAddress } from '../../../src/site/addresses';
import { PAGE_EXERCISE, readLesson } from './contents';
import { ALL_ADDRESSES, ONE_OF_EACH, UNKNOWN_ADDRESS } from './routes';

const FIGURES: readonly string[] = ['diagram', 'plot', 'steps'];

/** The lesson that shows the most figures. */
export const DRAWN_LESSON = [...TUTORIALS].sort((a, b) => figuresOf(b.slug) - figuresOf(a.slug))[0];

/** A page of each kind: not-found too, a lesson whose exercises draw pages, and one with figures. */
export const EVERY_KIND: readonly string[] = [
  ...new Set([
    ...ONE_OF_EACH,
    lessonAddress(PAGE_EXERCISE.slug),
    ...(DRAWN_LESSON ? [lessonAddress(DRAWN_LESSON.slug)] : []),
    UNKNOWN_ADDRESS,
  ]),
];

/** All other pages. */
export const OTHER_ADDRESSES: readonly string[] = ALL_ADDRESSES.filter(
  (address) => !EVERY_KIND.includes(address),
);

function figuresOf(slug: string): number {
  return readLesson(slug).blocks.filter(({ kind }) => FIGURES.includes(kind)).length;
}
