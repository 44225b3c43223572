import { TUTORIALS } from '../../.generated/tutorials';
import { ADDRESSES, lessonAddress, PLANNER_ADDRESS } from '../../src/site/addresses';
import { PAGE_EXERCISE } from '../e2e/support/content/contents';

const [lesson] = TUTORIALS;
if (!lesson) throw new Error('There is no lesson to measure.');

interface BenchPage {
  /** Path below the site's root, without a leading slash. */
  address: string;
  reducedMotion: 'reduce' | 'no-preference';
}

/**
 * Pages to measure, by name. Home is measured twice: normally, and with reduced motion, which stops its
 * animation.
 */
export const BENCH_PAGES: Readonly<Record<string, BenchPage>> = {
  home: withMotion('/'),
  'home with reduced motion': { address: '', reducedMotion: 'reduce' },
  courses: withMotion(ADDRESSES.courses),
  lesson: withMotion(lessonAddress(lesson.slug)),
  ...(PAGE_EXERCISE.item && {
    'lesson with pages': withMotion(lessonAddress(PAGE_EXERCISE.item.slug)),
  }),
  planner: withMotion(PLANNER_ADDRESS),
};

function withMotion(address: string): BenchPage {
  return { address: address.slice(1), reducedMotion: 'no-preference' };
}
