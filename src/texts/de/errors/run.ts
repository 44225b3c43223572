/** Errors of the sandbox that runs the learner's code. */
import type { Translated } from '../../translation';

/** Stands in place of an error's name if the code throws another value: 'Geworfener Wert: 3'. */
export const thrownValue = 'Geworfener Wert';

/** The program ended before its tests started. */
export const endedEarly =
  'Der Code war zu Ende, bevor seine Tests starten konnten. Steht ein return außerhalb einer Funktion?';

export const brokenBuiltIn =
  'Der Code hat etwas Eingebautes ersetzt, ohne das er nicht laufen kann.';

/** `name` is a built-in property, such as `push`. The learner's code tried to assign to it. */
export const readOnlyBuiltIn = (name: string) =>
  `${name} gehört zur Sprache und lässt sich in einer Aufgabe nicht ersetzen`;

/** `setTimeout` was called without a function. */
export const timerNeedsFunction = 'Ein Timer braucht eine Funktion, die er aufrufen kann';

/** The learner's code returned something that only looks like a promise. */
export const noRealPromise = 'Auf dieses Promise lässt sich nicht mit await warten';

export type Complete = Translated<typeof import('../../en/errors/run'), typeof import('./run')>;
