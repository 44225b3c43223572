import { lessonAddress } from '../../site/addresses';
import type { ContinueStep } from './continueEntry';

/**
 * @param step - a lesson and, optionally, a heading in it
 * @returns its path within the site, with the heading as the fragment
 */
export function stepAddress({ slug, heading }: Pick<ContinueStep, 'slug' | 'heading'>): string {
  return lessonAddress(slug) + (heading ? `#${heading}` : '');
}
