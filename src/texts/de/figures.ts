/** Text of a lesson's figures that don't move. */
import type { Translated } from '../translation';

/** Label of a diagram that scrolls sideways. */
export const diagram = 'Diagramm';

export type Complete = Translated<typeof import('../en/figures'), typeof import('./figures')>;
