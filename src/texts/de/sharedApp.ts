/** Texts shown to a visitor who opens a link to somebody's app. */
import type { Translated } from '../translation';
import { countOf } from './format';

/** `lesson` is the title of the lesson that the app is from. */
export const whoseApp = (lesson: string) =>
  `So hat jemand „${lesson}“ umgesetzt. Die App läuft auf dieser Seite in einer Sandbox.`;

export const cannotOpen = 'Diese App lässt sich nicht öffnen';
export const linkDamaged = 'Der Link ist beschädigt oder unvollständig. Frag nach einem neuen.';
export const linkTooLong = (characters: number) =>
  `Der Link ist zu lang. Ein Link zu einer App darf höchstens ${countOf(characters, 'Zeichen')} haben.`;
export const linksUnsupported =
  'Dieser Browser kann keine Links zu Apps öffnen. Aktualisiere ihn oder nimm einen anderen Browser.';
export const goToLesson = 'Zur Lektion';

export type Complete = Translated<typeof import('../en/sharedApp'), typeof import('./sharedApp')>;
