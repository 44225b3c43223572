/** Texts of the interactive parts around a lesson: its actions, its course's lessons, and the way back. */
import type { Translated } from '../translation';
import { countOf } from './format';

export const bookmark = 'Merken';
export const share = 'Teilen';
export const print = 'Drucken';
export const saveForOffline = 'Offline speichern';
export const linkCopied = 'Link kopiert';
export const copyingBlocked =
  'Das Kopieren ist blockiert. Du kannst den Link aus der Adresszeile kopieren.';

export const lessonsInCourse = 'Lektionen in diesem Kurs';
export const listFailed =
  'Die Liste wurde nicht geladen. Prüfe deine Verbindung und versuch es noch einmal.';
export const exercisesPassed = (passed: number, all: number) =>
  `${passed} von ${countOf(all, 'Aufgabe', 'Aufgaben')}`;
/** How many of a module's lessons are done, for screen readers. */
export const lessonsDone = (done: number, all: number) => `${done} von ${all} erledigt`;
/** Follow a lesson's title, for screen readers. A new lesson has none. */
export const lessonStates = { new: null, started: '(begonnen)', done: '(erledigt)' } as const;

/** Label of the link to where the visitor stopped reading. */
export const continueReading = 'Weiterlesen';
export const continueAtSection = (title: string) => `Weiter bei: ${title}`;
export const continueAtExercise = 'Weiter bei der zuletzt gesehenen Aufgabe';

export type Complete = Translated<
  typeof import('../en/lessonTools'),
  typeof import('./lessonTools')
>;
