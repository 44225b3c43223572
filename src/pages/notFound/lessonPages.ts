import { TUTORIALS } from '../../../.generated/tutorials';
import { lessonAddress } from '../../site/addresses';
import type { Suggestion } from './nearestPages';

/** All lesson pages. In its own chunk, which only the 404 page loads. */
export const LESSON_PAGES: readonly Suggestion[] = TUTORIALS.map(({ slug, title }) => ({
  label: title,
  address: lessonAddress(slug),
}));
