/** Texts about whose code a field contains, and questions before it's overwritten. */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';

export const keepMyCode = 'Code behalten';
export const replaceWithStarter = 'Deinen Code durch den Startcode ersetzen?';
export const resetCode = 'Zurücksetzen';
export const startPartOver = 'Mit diesem Teil neu anfangen?';
export const useMyEarlierCode = 'Früheren Code nehmen';
export const useSampleSolution = 'Musterlösung nehmen';

export const showSolution = 'Lösung anzeigen';
export const showSolutionFirst =
  'Willst du die Lösung sehen, bevor du es selbst versuchst? Um zu bestehen, musst du sie selbst schreiben.';
export const tryItFirst = 'Selbst versuchen';
export const replaceWithSolution = 'Deinen Code durch die Lösung ersetzen?';
/** Before the visitor writes code again whose lines they have put in order. */
export const replaceToWriteAgain = 'Deinen Code ersetzen und noch einmal schreiben?';
export const replaceCode = 'Meinen Code ersetzen';

// Notes above a part of a project. `part` is a link with the title of the previous part.
export const yourCodeWithStarter = (part: ReactNode) => (
  <>Das ist dein Code aus „{part}“, ergänzt um die Startzeilen für diesen Teil.</>
);
export const yourCodeForThisPart = (part: ReactNode) => (
  <>Das ist dein Code für diesen Teil. Er baut auf „{part}“ auf.</>
);
export const solutionThoughOwnExists = (part: ReactNode) => (
  <>
    Das ist die Musterlösung zu „{part}“. Wenn du lieber deinen eigenen Code nehmen willst, wähle
    „Zurücksetzen“.
  </>
);
export const yourCodeIsSolution = (part: ReactNode) => (
  <>Das ist dein Code aus „{part}“, also die Musterlösung.</>
);
export const solutionUntilPassed = (part: ReactNode) => (
  <>
    Das ist die Musterlösung zu „{part}“. Wenn du mit deinem eigenen Code anfangen willst, musst du
    erst den früheren Teil bestehen.
  </>
);
export const solutionBecauseLost = (part: ReactNode) => (
  <>
    Das ist die Musterlösung zu „{part}“. Dein eigener Code ist auf diesem Gerät nicht gespeichert.
  </>
);
export const solutionBecauseDifferent = (part: ReactNode) => (
  <>
    Das ist die Musterlösung zu „{part}“. Dein eigener Code unterscheidet sich in Zeilen, die dieser
    Teil ersetzt. Kopiere dir daraus, was du brauchst.
  </>
);

export type Complete = Translated<
  typeof import('../en/exerciseDrafts'),
  typeof import('./exerciseDrafts')
>;
