/** Texts of a mock interview: the form that starts it, the interview itself, and the review. */
import type { Translated } from '../translation';
import * as counts from './counts';

export const startTitle = 'Starte ein Interview';
export const howLong = 'Dauer';
/** Choices for the length of an interview. */
export const formats = {
  easy: (minutes: number) => `Eine leichte Aufgabe, ${counts.minutes(minutes)}`,
  medium: (minutes: number) => `Eine mittlere Aufgabe, ${counts.minutes(minutes)}`,
  hard: (minutes: number) => `Eine schwere Aufgabe, ${counts.minutes(minutes)}`,
  two: (minutes: number) => `Zwei Aufgaben, leicht und mittel, ${counts.minutes(minutes)}`,
  whole: (minutes: number) =>
    `Ein ganzes Interview: leicht, mittel und schwer, ${counts.minutes(minutes)}`,
};
export const interviewer = 'Wer stellt die Fragen?';
export const interviewers = {
  alone: 'Ich übe allein',
  friend: 'Jemand anderes, mit dem Bogen auf dem Handy',
} as const;
export const withClock = 'Mit Uhr';
export const start = 'Interview starten';

export const howItWorksTitle = 'So läuft es ab';
export const howItWorks = [
  'Denk laut: Erkläre, wie du die Aufgabe verstehst, was du fragen würdest und was du gerade ausprobierst. Die Aufgaben lassen absichtlich etwas offen.',
  'Führe deinen Code mit eigenen Beispielen aus, so oft du willst. Die Tests laufen nur einmal, wenn du abgibst.',
  'Sag vor dem Prüfen, was dein Code kostet. Die Auswertung vergleicht das mit einer guten Lösung.',
  'Wenn die Zeit um ist, kannst du weitermachen. Die Auswertung zeigt, was zu spät kam.',
];

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
export const taskName = (number: number, level: string, hasEnded: boolean) =>
  `Teil ${number}: ${level}${hasEnded ? ', fertig' : ''}`;
export const end = 'Beenden';

export const taskOf = (number: number, count: number) => `Teil ${number} von ${count}`;
export const loadingTask = 'Teil wird geladen …';
export const notLoaded = 'Die Aufgabe konnte nicht geladen werden. Sieh nach, ob du online bist.';
export const tryAgain = 'Noch einmal versuchen';
export const gone =
  'Diese Aufgabe gibt es nicht mehr. Wenn du einem Link gefolgt bist, lass dir einen neuen geben.';
export const nextTask = 'Nächster Teil';
export const finishAndReview = 'Beenden und auswerten';

/** Asked before the interview ends with open tasks. */
export const endQuestion = 'Interview beenden?';
export const endNote =
  'Was du nicht abgegeben hast, zählt als aufgegeben. Dein Code bleibt in der Auswertung.';
export const endConfirm = 'Interview beenden';
export const endCancel = 'Weitermachen';

/** Notice that time is up: its label, its text, and a button. */
export const timeUpLabel = 'Die Zeit ist um';
export const timeUp =
  'Die Zeit ist um. Sag noch, was du als Nächstes tun würdest. Dann beende das Interview oder mach weiter.';
/** @param minutes - above 1 */
export const moreMinutes = (minutes: number) => `${minutes} Minuten mehr`;

export type Complete = Translated<
  typeof import('../en/mockInterview'),
  typeof import('./mockInterview')
>;
