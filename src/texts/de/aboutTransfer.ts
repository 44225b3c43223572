/** Messages about exporting, importing, and deleting progress. */
import type { Translated } from '../translation';
import { countOf } from './format';

/** Why a file isn't imported. */
export const fileRefused = {
  'too-large':
    'Diese Datei ist zu groß für einen Export von dieser Website. Es wurde nichts geändert.',
  'not-json':
    'Diese Datei ist kein Export von dieser Website, oder sie ist beschädigt: Sie enthält kein JSON. Es wurde nichts geändert.',
  'not-progress':
    'Diese Datei ist kein Export von dieser Website: Sie enthält eine andere Art von JSON. Es wurde nichts geändert.',
  'newer-version':
    'Diese Datei wurde aus einer neueren Version dieser Website exportiert. Lade die Seite neu und versuch es noch einmal. Es wurde nichts geändert.',
};

/** Why a link isn't imported. */
export const linkIsDamaged =
  'Dieser Link ist beschädigt, oder er ist nicht von dieser Website. Kopiere ihn ganz und öffne ihn noch einmal. Es wurde nichts geändert.';
export const linkIsNewer =
  'Dieser Link ist aus einer neueren Version dieser Website. Lade die Seite neu und öffne ihn noch einmal. Es wurde nichts geändert.';

/** What an import changes. The sentences below list these. */
export const counted = {
  lessons: (count: number) => countOf(count, 'Lektion', 'Lektionen'),
  exercises: (count: number) => countOf(count, 'bestandene Aufgabe', 'bestandene Aufgaben'),
  bookmarks: (count: number) => countOf(count, 'gemerkte Lektion', 'gemerkte Lektionen'),
  reviews: (count: number) => countOf(count, 'wiederholte Frage', 'wiederholte Fragen'),
  drafts: (count: number) => countOf(count, 'Code-Entwurf', 'Code-Entwürfe'),
  tries: (count: number) => countOf(count, 'früherer Versuch', 'frühere Versuche'),
  interviews: (count: number) => countOf(count, 'Probeinterview', 'Probeinterviews'),
  plan: (count: number) => countOf(count, 'Lernplan', 'Lernpläne'),
};

/** What an import removes. */
export const removedWork = {
  lessons: (count: number) =>
    `die Markierung „fertig“ bei ${countOf(count, 'Lektion', 'Lektionen')}`,
  bookmarks: (count: number) => countOf(count, 'gemerkte Lektion', 'gemerkte Lektionen'),
  drafts: (count: number) => countOf(count, 'Code-Entwurf von dir', 'Code-Entwürfe von dir'),
};

/** Before an import. */
export const willAdd = (names: readonly string[]) => `Das kommt dazu: ${names.join(', ')}.`;
export const willUpdate = (names: readonly string[]) =>
  `Das wird durch neuere Versionen ersetzt: ${names.join(', ')}.`;
export const willRemove = (names: readonly string[]) => `Das wird entfernt: ${names.join(', ')}.`;
export const willRedate = (count: number) =>
  count === 1
    ? '1 Eintrag mit Datum in der Zukunft bekommt das heutige Datum.'
    : `${count} Einträge mit Datum in der Zukunft bekommen das heutige Datum.`;
/** After an import. */
export const added = (names: readonly string[]) => `Importiert: ${names.join(', ')}.`;
export const updated = (names: readonly string[]) => `Aktualisiert: ${names.join(', ')}.`;
export const removed = (names: readonly string[]) => `Entfernt: ${names.join(', ')}.`;
export const redated = (count: number) =>
  count === 1
    ? '1 Eintrag mit Datum in der Zukunft hat das heutige Datum bekommen.'
    : `${count} Einträge mit Datum in der Zukunft haben das heutige Datum bekommen.`;
export const fileHasNothingNewer = 'In der Datei steht nichts Neueres als das, was schon hier ist.';
export const linkHasNothingNewer = 'Im Link steht nichts Neueres als das, was schon hier ist.';
/** Before and after an import. */
export const keptAsIs = (names: readonly string[]) => `Bleibt, wie es ist: ${names.join(', ')}.`;
export const skipped = (reasons: readonly string[]) => `Übersprungen: ${reasons.join(', ')}.`;
/** How many entries are skipped, and why. Without commas, because commas separate them. */
export const skippedEntries = {
  unknown: (count: number) => countOf(count, 'unbekannter Eintrag', 'unbekannte Einträge'),
  future: (count: number) =>
    countOf(count, 'Eintrag mit Datum in der Zukunft', 'Einträge mit Datum in der Zukunft'),
  room: (count: number) => countOf(count, 'Eintrag aus Platzmangel', 'Einträge aus Platzmangel'),
  unreadable: (count: number) => countOf(count, 'unlesbarer Eintrag', 'unlesbare Einträge'),
};

export const exportedAs = (fileName: string) =>
  `Dein Fortschritt wurde als ${fileName} exportiert.`;

/** After everything was deleted. */
export const deleted =
  'Alles, was diese Website in diesem Browser gespeichert hatte, ist gelöscht.';
export const deletedWithCopy =
  'Alles, was diese Website in diesem Browser gespeichert hatte, ist gelöscht. Eine Kopie deines Fortschritts bleibt 30 Tage hier, wenn du sie nicht vorher löschst.';

/** After undoing something. */
export const undone = {
  import: 'Der Import ist rückgängig gemacht. Was du seitdem geändert hast, bleibt.',
  delete: 'Dein Fortschritt ist wieder da. Was du seitdem gemacht hast, bleibt.',
  restore: 'Was du zurückgeholt hattest, ist wieder beiseitegelegt.',
};
export const noRoomForAll = 'Für alles ist nicht genug Platz. Der Rest bleibt in der Kopie.';
export const copyIsGone = 'Die Kopie gibt es nicht mehr.';

export type Complete = Translated<
  typeof import('../en/aboutTransfer'),
  typeof import('./aboutTransfer')
>;
