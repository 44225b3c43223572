/** Texts of the interviewer's sheet and the rubric. */

export const loading = 'Loading the sheet…';

export const label = "interviewer's sheet";
export const intro =
  'For the interviewer only. Nothing on this page goes anywhere: your ratings stay on this device.';
export const prompt = 'Say this';
export const answers = 'If they ask';
export const answersNote = "Answer only what they ask. If they don't ask, let them find out.";
export const hints = 'If they get stuck';
export const hintsNote = 'Give them time first. Then one hint at a time.';
export const solution = 'A good solution';
/** What a solution costs, and what `n` is. */
export const costs = (time: string, space: string, n: string) =>
  `Time ${time}, additional memory ${space}; n is ${n}.`;
export const showSolution = 'Code and explanation';
export const followups = 'If time is left';
export const followupsNote = 'Ask one or two. The answers say what to listen for.';
export const rubric = 'How did it go?';
export const rubricNote =
  'Rate each row, then read your ratings to the candidate, who can enter them in the review.';

export const criteria = {
  'problem solving': 'Problem solving',
  code: 'Code',
  testing: 'Testing',
  communication: 'Communication',
};
export const scale = '1: needs work, 2: mixed, 3: good, 4: strong';
export const score = (value: number) => `${value} of 4`;
export const noScore = 'Not rated';
