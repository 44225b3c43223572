/** Texts of the home page's section with demos of the finished projects. */
import type { Translated } from '../translation';

export const title = 'Das baust du';
export const intro =
  'Jedes dieser Projekte baust du Teil für Teil selbst, immer in der letzten Lektion eines Kurses. Hier kannst du sie vorher ausprobieren.';

export type Complete = Translated<
  typeof import('../en/homeProjects'),
  typeof import('./homeProjects')
>;
