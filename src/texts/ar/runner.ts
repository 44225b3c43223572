import type { Translated } from '../translation';

/** Title of the hidden frame that runs the learner's code. */
export const frameTitle = 'تشغيل كود هذه الصفحة';

export type Complete = Translated<typeof import('../en/runner'), typeof import('./runner')>;
