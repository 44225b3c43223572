import { TUTORIALS } from '../../.generated/tutorials';
import { ADDRESSES, lessonAddress, PLANNER_ADDRESS } from '../../src/site/addresses';
import { PAGE_EXERCISE } from '../e2e/support/contents';

const [lesson] = TUTORIALS;
if (!lesson) throw new Error('There is no lesson to measure.');

interface BenchPage {
  /** Below the site's root, without a slash in front. */
  address: string;
  reducedMotion: 'reduce' | 'no-preference';
}

/** What is measured. The home page moves, and a reader who asks for less motion gets it still; so it is measured both ways. */
export const BENCH_PAGES: Readonly<Record<string, BenchPage>> = {
  home: moving('/'),
  'home, reduced motion': { address: '', reducedMotion: 'reduce' },
  courses: moving(ADDRESSES.courses),
  lesson: moving(lessonAddress(lesson.slug)),
  'lesson with pages': moving(lessonAddress(PAGE_EXERCISE.slug)),
  planner: moving(PLANNER_ADDRESS),
};

function moving(address: string): BenchPage {
  return { address: address.slice(1), reducedMotion: 'no-preference' };
}
