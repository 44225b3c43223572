/** Texts shown instead of content from another site, such as a video, until the visitor agrees. */
import type { Translated } from '../translation';

/** The site's name, and the school's sentences about what it does. */
export const source = (service: string, about: string) => `Das hier kommt von ${service}. ${about}`;
export const load = 'Laden';
export const alwaysLoad = (service: string) => `Immer von ${service} laden`;
/** Link to the content on its own site; `host` is the site's address. */
export const openAt = (host: string) => `Auf ${host} öffnen`;

export type Complete = Translated<typeof import('../en/embed'), typeof import('./embed')>;
