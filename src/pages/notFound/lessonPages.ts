import { TUTORIALS } from '../../../.generated/tutorials';
import { lessonAddress } from '../../site/addresses';
import type { Suggestion } from './nearestPages';

/** The pages of all lessons; a chunk of its own, which only a page that was not found asks for. */
export const LESSON_PAGES: readonly Suggestion[] = TUTORIALS.map(({ slug, title }) => ({
  label: title,
  address: lessonAddress(slug),
}));
