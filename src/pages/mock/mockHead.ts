import type { PageHead } from '../PageModule';

/**
 * Returns the head of a course's mock interview page.
 *
 * @param course - a course with mock interviews
 */
export function mockHead({ title }: { title: string }): PageHead {
  return {
    title: `Mock interview: ${title}`,
    description: `Practice interviews with exercises from ${title}: chosen at random, against the clock, without hints, and checked in your browser.`,
  };
}
