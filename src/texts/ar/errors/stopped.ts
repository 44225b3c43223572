/** Messages of the test that was running when a run was stopped at the time limit. */
import type { Translated } from '../../translation';

export const unfinished =
  'هناك حلقة لا تنتهي، أو أن الكود يحتاج إلى خطوات كثيرة جدًا لمدخلات بهذا الحجم.';

/** The code can also wait for a promise. */
export const unfinishedOrWaiting =
  'هناك حلقة لا تنتهي، أو أن الكود يحتاج إلى خطوات كثيرة جدًا لمدخلات بهذا الحجم، أو أنه ينتظر شيئًا لا يحدث أبدًا.';

export type Complete = Translated<
  typeof import('../../en/errors/stopped'),
  typeof import('./stopped')
>;
