/** Texts about whose code a field contains, and questions before it's overwritten. */
import type { ReactNode } from 'react';

export const keepMyCode = 'Keep my code';
export const replaceWithStarter = 'Replace your code with the starter?';
export const resetCode = 'Reset code';
export const startPartOver = 'Start this part over?';
export const useMyEarlierCode = 'Use my earlier code';
export const useSampleSolution = 'Use the sample solution';

export const showSolution = 'Show the solution';
export const showSolutionFirst =
  'Show the solution before you try? To pass, you need to write it yourself.';
export const tryItFirst = 'Try it first';
export const replaceWithSolution = 'Replace your code with the solution?';
/** Before the visitor writes code again whose lines they have put in order. */
export const replaceToWriteAgain = 'Replace your code, and write it once more?';
export const replaceCode = 'Replace my code';

// Notes above a part of a project. `part` is a link with the title of the previous part.
export const yourCodeWithStarter = (part: ReactNode) => (
  <>This is your code from {part}, plus the starter lines for this part.</>
);
export const yourCodeForThisPart = (part: ReactNode) => (
  <>This is your code for this part, which continues {part}.</>
);
export const solutionThoughOwnExists = (part: ReactNode) => (
  <>This is the sample solution to {part}. To use your own code instead, choose Reset.</>
);
export const yourCodeIsSolution = (part: ReactNode) => (
  <>This is your code from {part}, which is the sample solution.</>
);
export const solutionUntilPassed = (part: ReactNode) => (
  <>This is the sample solution to {part}. To start from your own code, pass that part first.</>
);
export const solutionBecauseLost = (part: ReactNode) => (
  <>This is the sample solution to {part}. Your own code isn't saved on this device.</>
);
export const solutionBecauseDifferent = (part: ReactNode) => (
  <>
    This is the sample solution to {part}. Your own code differs in lines this part replaces, so
    copy over what you need.
  </>
);
