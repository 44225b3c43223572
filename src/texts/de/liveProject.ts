/** Texts of the live demos of finished projects. */
import type { Translated } from '../translation';

/** Titles of the frame around a demo. */
export const finishedPage = 'Die fertige Seite';
export const whatProgramPrints = 'Was das Programm ausgibt';
export const openFullWindow = 'In voller Größe öffnen';

/**
 * Button that starts a demo: „Stadtplan ausprobieren“ for the project „Ein Stadtplan“. An adjective after the
 * article would need another ending, so such a title isn't used.
 */
export function start(title: string): string {
  const [, thing] = /^Eine? (\p{Lu}.*)/u.exec(title) ?? [];
  return thing ? `${thing} ausprobieren` : 'Ausprobieren';
}
export const stop = 'Stopp';
export const loading = 'Wird geladen …';
export const failed =
  'Das Projekt wurde nicht geladen. Prüfe deine Verbindung und versuch es noch einmal.';

export type Complete = Translated<
  typeof import('../en/liveProject'),
  typeof import('./liveProject')
>;
