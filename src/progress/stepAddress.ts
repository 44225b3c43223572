import { lessonAddress } from '../site/addresses';
import type { ContinueStep } from './continueEntry';

/**
 * @param step - a lesson, and the heading to go on at
 * @returns its address within the site
 */
export function stepAddress({ slug, heading }: Pick<ContinueStep, 'slug' | 'heading'>): string {
  return lessonAddress(slug) + (heading ? `#${heading}` : '');
}
