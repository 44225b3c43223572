/** Texts of the glossary's filter. */
import { countOf } from './format';

export const filter = 'Filter the glossary';
/** Label of the button that clears the filter. */
export const showAll = 'Show all';

/** How many entries match the filter. */
export const matches = (shown: number, total: number) =>
  shown === 0 ? 'Nothing matches' : `${shown} of ${countOf(total, 'entry', 'entries')}`;
