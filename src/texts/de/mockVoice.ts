/** Texts of voice recordings in mock interviews. */
import type { Translated } from '../translation';

/** Checkbox before an interview. */
export const option = 'Meine Stimme aufnehmen';
export const optionNote =
  'Die Aufnahme bleibt auf diesem Gerät, und niemand sonst hört sie. Dein Browser fragt nach dem Mikrofon, wenn du startest.';
/** Follows the note if a friend is the interviewer. */
export const optionNoteFriend = 'Auch die andere Person ist zu hören: Frag sie vorher.';

/** Name of the recorder during an interview. */
export const label = 'Sprachaufnahme';
export const states = {
  idle: 'Keine Aufnahme',
  asking: 'Warten auf das Mikrofon …',
  recording: 'Aufnahme läuft',
  paused: 'Aufnahme angehalten',
} as const;
/** Why nothing is recorded. */
export const problems = {
  refused:
    'Dieses Interview wird nicht aufgenommen, weil dein Browser das Mikrofon nicht freigibt.',
  noMicrophone: 'Dieses Interview wird nicht aufgenommen, weil kein Mikrofon gefunden wurde.',
  stopped:
    'Die Aufnahme wurde beendet, weil das Mikrofon nicht funktioniert oder ausgeschaltet wurde.',
  notSaved: 'Die Aufnahme wurde beendet, weil der Speicher deines Browsers gesperrt oder voll ist.',
} as const;
/** The recorder's button in each state. */
export const acts = {
  idle: 'Aufnehmen',
  asking: 'Abbrechen',
  recording: 'Anhalten',
  paused: 'Fortsetzen',
  failed: 'Noch einmal versuchen',
} as const;
/** Hides a problem. */
export const goOn = 'Ohne Aufnahme weitermachen';
export const notLoaded =
  'Dieses Interview wird nicht aufgenommen, weil der Code dafür nicht geladen werden konnte. Sieh nach, ob du online bist.';

/** The recordings in the review. */
export const reviewTitle = 'Deine Aufnahme';
export const reviewNote =
  'Nur auf diesem Gerät. Hör hin, wo du still wurdest und ob du deiner eigenen Erklärung folgen könntest.';
/** Which recording of a task it is. */
export const partOf = (number: number, count: number) => `Abschnitt ${number} von ${count}`;
export const download = 'Herunterladen';
export const deleteRecording = 'Aufnahme löschen';
export const deleteQuestion = 'Aufnahme löschen? Das lässt sich nicht rückgängig machen.';
export const keepRecording = 'Behalten';
export const deleted = 'Die Aufnahme ist gelöscht.';
export const notDeleted =
  'Die Aufnahme konnte nicht gelöscht werden. Lade die Seite neu und versuch es noch einmal.';

export type Complete = Translated<typeof import('../en/mockVoice'), typeof import('./mockVoice')>;
