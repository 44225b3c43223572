/** Texts of the review of a mock interview, and of the list of earlier interviews. */
import type { Translated } from '../translation';
import * as counts from './counts';
import { countOf } from './format';

/** Title of the review. */
export const tasksPassed = (passed: number, total: number) =>
  `${passed} von ${countOf(total, 'Teil', 'Teilen')} bestanden`;
export const loading = 'Auswertung wird geladen …';

/** How a task ended, with the number of tests that passed and of all tests. */
export const outcomes = {
  passed: () => 'bestanden',
  late: () => 'bestanden, als die Zeit schon um war',
  failed: (passed: number, tests: number) =>
    tests > 0
      ? `nicht bestanden: ${passed} von ${countOf(tests, 'Test', 'Tests')} in Ordnung`
      : 'nicht bestanden',
  open: () => 'nicht abgegeben',
} as const;
/** Minutes spent on a task, and minutes that its level allows. */
export const minutes = (spent: number, limit: number) => `${spent} von ${counts.minutes(limit)}`;
export const practices = 'Das übst du damit:';

export const yourCode = 'Dein Code';
export const solution = 'Eine gute Lösung';

export const costTitle = 'Kosten';
export const stated = (time: string, space: string) =>
  `Deine Angabe: Zeit ${time}, zusätzlicher Speicher ${space}.`;
/** What a good solution costs, and what `n` is. */
export const expected = (time: string, space: string, n: string) =>
  `Diese Lösung: Zeit ${time}, zusätzlicher Speicher ${space}; n: ${n}.`;
export const yourReason = (why: string) => `Deine Begründung: „${why}“`;
export const stateFirst = 'Was kostet dein Code? Sag es erst, dann öffnet sich die Erklärung.';
export const openExplanation = 'Erklärung öffnen';

export const habitsTitle = 'Gewohnheiten';
/** Read by screen readers before each note. */
export const keep = 'Behalten: ';
export const change = 'Ändern: ';
export const habits = {
  asked: {
    good: 'Du hast gefragt, bevor du Code geschrieben hast.',
    bad: 'Stell mindestens eine Frage, bevor du Code schreibst.',
  },
  examples: {
    good: 'Du hast eigene Beispiele ausgeführt.',
    bad: 'Führe eigene Beispiele aus, bevor du abgibst.',
  },
  hints: {
    good: 'Du bist ohne Tipps ausgekommen.',
    bad: 'Du hast Tipps geöffnet. Sag erst laut, wo du festhängst: Oft hilft das schon.',
  },
  time: {
    good: 'Du hast die Zeit einer guten Lösung genannt.',
    bad: 'Vergleiche deine Zeit mit der Lösung: Ist dein Code langsamer, oder hast du dich verzählt?',
  },
  space: {
    good: 'Du hast den Speicher einer guten Lösung genannt.',
    bad: 'Vergleiche deinen Speicher mit der Lösung: Braucht dein Code mehr, oder hast du dich verzählt?',
  },
  minutes: {
    good: 'Du bist in der Zeit für diese Stufe fertig geworden.',
    bad: 'Du hast länger gebraucht, als diese Stufe vorsieht. Übe, dich früher für einen Weg zu entscheiden.',
  },
} as const;
/** What was opened and run. */
export const opened = (questions: number, hints: number, runs: number) =>
  `Geöffnet: ${countOf(questions, 'Antwort', 'Antworten')} und ${countOf(hints, 'Tipp', 'Tipps')}. Eigene Beispiele ausgeführt: ${runs}-mal.`;

export const followups = 'Weitere Fragen: Antworte laut, dann öffne';
export const rubricTitle = 'Bewertung: von dir selbst, oder von der Person, die gefragt hat';

export const lookBackTitle = 'Blick zurück, solange alles frisch ist';
/** Questions for reflection right after an interview. */
export const lookBack = [
  'Hast du ein Beispiel von Hand durchgespielt?',
  'Hast du eine langsame Lösung und ihren Aufwand beschrieben?',
  'Hast du die leere, die kleinste und die größte Eingabe getestet, bevor du gesagt hast, dass du fertig bist?',
  'Wann bist du still geworden, und was würdest du beim nächsten Mal sagen?',
];
export const oneHabit =
  'Nenne eine Gewohnheit, die du behalten willst, und eine, die du ändern willst.';
export const anotherInterview = 'Noch ein Interview';
export const backToList = 'Auswertung schließen';

/** Table of earlier interviews. */
export const pastTitle = 'Deine letzten Interviews';
export const dateColumn = 'Datum';
export const passedInTimeColumn = 'Rechtzeitig bestanden';
export const minutesColumn = 'Minuten';
export const ratingColumn = 'Bewertung';
export const tasksColumn = 'Teile';
/** Number of tasks passed in time, in the table's second column. */
export const passedOf = (passed: number, total: number) => `${passed} von ${total}`;
/** Average rating of an interview. */
export const rating = (average: string) => `${average} von 4`;
export const none = '–';
/** Titles of an interview's tasks. */
export const taskTitles = (titles: readonly string[]) => titles.join(', ');
/** Name of the button in front of an interview's tasks. */
export const openReview = 'Auswertung öffnen';
export const openReviewOf = (date: string) => `Auswertung vom ${date} öffnen`;
/** Compares the older and the newer half of the interviews. */
export const trendOfPasses = (before: string, after: string) =>
  `Rechtzeitig bestanden: anfangs ${before} deiner Teile, zuletzt ${after}.`;
export const trendOfRatings = (before: string, after: string) =>
  `Durchschnittliche Bewertung: anfangs ${before}, zuletzt ${after}.`;

export type Complete = Translated<typeof import('../en/mockReview'), typeof import('./mockReview')>;
