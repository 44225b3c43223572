import * as texts from '../../texts/en/mock';
import type { PageHead } from '../PageModule';

/**
 * Returns the head of a course's mock interview page.
 *
 * @param course - a course with mock interviews
 */
export function mockHead({ title }: { title: string }): PageHead {
  return { title: texts.title(title), description: texts.description(title) };
}
