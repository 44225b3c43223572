/** Labels of the button next to the home page's animation. */
import type { Translated } from '../translation';

export const pause = 'إيقاف الحركة مؤقّتًا';
export const play = 'تشغيل الحركة';

export type Complete = Translated<typeof import('../en/animation'), typeof import('./animation')>;
