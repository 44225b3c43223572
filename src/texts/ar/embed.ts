/**
 * Texts shown instead of content from another site, such as a video, until the visitor agrees. U+2068 and U+2069
 * isolate values, which can be in another script.
 */
import type { Translated } from '../translation';

/** The site's name, and the school's sentences about what it does. */
export const source = (service: string, about: string) =>
  `مصدر هذا المحتوى: \u2068${service}\u2069. \u2068${about}\u2069`;
export const load = 'تحميل';
export const alwaysLoad = (service: string) => `التحميل دائمًا من \u2068${service}\u2069`;
/** Link to the content on its own site; `host` is the site's address. */
export const openAt = (host: string) => `فتح في \u2068${host}\u2069`;

export type Complete = Translated<typeof import('../en/embed'), typeof import('./embed')>;
