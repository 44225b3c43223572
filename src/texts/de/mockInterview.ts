/** Texts of a mock interview: the form that starts it, the interview itself, and the review. */
import type { Translated } from '../translation';
import * as counts from './counts';
import { countOf } from './format';

/** Kinds of tasks. A task is called „Teil“, because a problem is an „Aufgabe“. */
export const slots = {
  question: 'Frage',
  problem: 'Aufgabe',
  stretch: 'Schwerere Aufgabe',
} as const;

export const startTitle = 'Starte ein Interview';
export const howLong = 'Dauer';
/** Choices for the length of an interview. */
export const formats = {
  problem: (minutes: number) => `Eine Aufgabe, ${counts.minutes(minutes)}`,
  short: (minutes: number) => `Eine Frage und eine Aufgabe, ${counts.minutes(minutes)}`,
  whole: (minutes: number) =>
    `Ein ganzes Interview: eine Frage, eine Aufgabe und eine schwerere Aufgabe, ${counts.minutes(minutes)}`,
};
export const withClock = 'Mit Uhr';
export const start = 'Interview starten';

export const howItWorksTitle = 'So läuft es ab';
export const howItWorks = [
  'Denk laut, als würde dir in einem Bewerbungsgespräch jemand zuhören: Erkläre, wie du die Aufgabe verstehst, was du fragen würdest und was du gerade ausprobierst.',
  'Aufgaben und Fragen, die du noch nicht bestanden hast, kommen zuerst dran.',
  'Wenn die Zeit um ist, kannst du weitermachen. Die Auswertung zeigt, welche Antworten zu spät kamen.',
];

/** Table of earlier interviews. */
export const pastTitle = 'Deine letzten Interviews';
export const dateColumn = 'Datum';
export const passedInTimeColumn = 'Rechtzeitig bestanden';
export const tasksColumn = 'Teile';
/** Number of tasks passed in time, in the table's second column. */
export const passedOf = (passed: number, total: number) => `${passed} von ${total}`;
/** Titles of an interview's tasks, in the table's third column. */
export const taskTitles = (titles: readonly string[]) => titles.join(', ');

/** Label of the bar above a running interview. */
export const interview = 'Das Interview';
export const noClock = 'Ohne Uhr';
/** @param clock - minutes and seconds, such as '14:05' */
export const timeLeft = (clock: string) => `Noch ${clock}`;
/** @param clock - minutes and seconds since time was up, such as '2:30' */
export const timeOver = (clock: string) => `${clock} drüber`;
/** Announced near the end and at the end. */
export const lessThanLeft = (minutes: number) => `Noch weniger als ${counts.minutes(minutes)}.`;
export const timeIsUp = 'Die Zeit ist um.';
/** Label of the buttons that switch between tasks. */
export const taskSwitch = 'Teile';
/** Name of a button that switches to a task. */
export const taskName = ({
  number,
  slot,
  isPassed,
}: {
  number: number;
  slot: keyof typeof slots;
  isPassed: boolean;
}) => `Teil ${number}: ${slots[slot]}${isPassed ? ', bestanden' : ''}`;
export const end = 'Beenden';

export const taskOf = (number: number, count: number) => `Teil ${number} von ${count}`;
export const loadingTask = 'Teil wird geladen …';
export const nextTask = 'Nächster Teil';
export const finishAndReview = 'Beenden und auswerten';

/** Asked before the interview ends with open tasks. */
export const endQuestion = 'Interview beenden?';
export const endNote =
  'Dein Code ist gespeichert. In der Auswertung steht, wo du zu jedem Teil Tipps und Lösung findest.';
export const endConfirm = 'Interview beenden';
export const endCancel = 'Weitermachen';

/** Notice that time is up: its label, its text, and a button. */
export const timeUpLabel = 'Die Zeit ist um';
export const timeUp =
  'Die Zeit ist um. Sag noch, was du als Nächstes tun würdest. Dann beende das Interview oder mach weiter.';
/** @param minutes - above 1 */
export const moreMinutes = (minutes: number) => `${minutes} Minuten mehr`;

/** Title of the review. */
export const tasksPassed = (passed: number, total: number) =>
  `${passed} von ${countOf(total, 'Teil', 'Teilen')} bestanden`;
export const notPassed = (slot: keyof typeof slots) => `${slots[slot]}: nicht bestanden`;
export const passedAfter = (slot: keyof typeof slots, minutes: number) =>
  `${slots[slot]}: nach ${counts.minutes(minutes)} bestanden`;
export const passedLate = (slot: keyof typeof slots, minutes: number) =>
  `${slots[slot]}: nach ${counts.minutes(minutes)} bestanden, als die Zeit schon um war`;
export const inTheLesson = 'Tipps, Lösung und Erklärung in der Lektion';
export const lookBackTitle = 'Blick zurück, solange alles frisch ist';
/** Questions for reflection right after an interview. */
export const lookBack = [
  'Hast du nachgefragt, was an der Aufgabe unklar ist, bevor du Code geschrieben hast?',
  'Hast du ein Beispiel von Hand durchgespielt?',
  'Hast du eine langsame Lösung und ihren Aufwand beschrieben?',
  'Hast du die leere, die kleinste und die größte Eingabe getestet, bevor du gesagt hast, dass du fertig bist?',
  'Wann bist du still geworden, und was würdest du beim nächsten Mal sagen?',
];
export const habits =
  'Nenne eine Gewohnheit, die du behalten willst, und eine, die du ändern willst.';
export const anotherInterview = 'Noch ein Interview';

export type Complete = Translated<
  typeof import('../en/mockInterview'),
  typeof import('./mockInterview')
>;
