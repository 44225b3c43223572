/** Texts of web pages that the visitor edits in a lesson: exercises and examples. */
import type { Translated } from '../translation';

/** Label of the buttons that switch between the code and the page, on phones. */
export const show = 'Ansicht';
export const views = { code: 'Code', page: 'Seite' } as const;

/** Label of the tabs. */
export const files = 'Dateien';
/** Tab of a file that can't be edited; `language` is "HTML", "CSS", or "JavaScript". */
export const givenFile = (language: string) => `${language} (vorgegeben)`;
/** Label of a file's code; `language` is "HTML", "CSS", or "JavaScript", `page` a title. */
export const codeFor = (language: string, page: string) => `${language} für „${page}“`;

/** Label of an exercise's page. */
export const pageFor = (exercise: string) => `Die Seite für „${exercise}“`;
/** Label of an example's page. */
export const examplePage = (title: string) => `Die Seite: ${title}`;
export const previewOf = (page: string) => `Vorschau von „${page}“`;
export const widthInPixels = 'Breite in Pixeln';
/** The width that fills the available space. */
export const fullWidth = 'Voll';
export const colorMode = 'Farbmodus der Seite';
export const colorModes = { light: 'Hell', dark: 'Dunkel' } as const;
/** Title of what the page's script prints. */
export const consoleTitle = 'Konsole';
export const outputOf = (page: string) => `Ausgabe von „${page}“`;

export const check = 'Prüfen';
export const checking = 'Wird geprüft …';
export const praise = 'Bestanden. Deine Seite macht, was sie soll.';
/** Shown if the visitor submitted the revealed solution. */
export const notCounted =
  'Du hast dir die Lösung angesehen, deshalb zählt das noch nicht. Lies, warum sie funktioniert, und schreib sie dann aus dem Gedächtnis. So bleibt sie hängen.';
/** Button to start over without the solution. */
export const writeItMyself = 'Selbst schreiben';

export type Complete = Translated<
  typeof import('../en/exerciseWeb'),
  typeof import('./exerciseWeb')
>;
