/** Names of the hidden checks that every exercise with a page has. */
import type { Translated } from '../../translation';

/** Looks for mistakes in the HTML. */
export const markup = 'die Tags und Anführungszeichen passen zusammen';
/** Reports a mistake in the CSS, instead of `markup`. Only there if the HTML is correct and a check failed. */
export const styles = 'das CSS ist richtig geschrieben';

export type Complete = Translated<
  typeof import('../../en/page/checkNames'),
  typeof import('./checkNames')
>;
