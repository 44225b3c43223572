/** Labels of the button next to the home page's animation. */
import type { Translated } from '../translation';

export const pause = 'Animation anhalten';
export const play = 'Animation abspielen';

export type Complete = Translated<typeof import('../en/animation'), typeof import('./animation')>;
