/** Explanations of runs that were stopped, or that ended before their tests. */
import { countOf } from '../format';

/** Shown like the name of an error: 'Stopped: still running after 2 seconds'. */
export const stopped = 'Stopped';
export const stillRunning = (seconds: number) =>
  `still running after ${countOf(seconds, 'second')}`;

export const returnOutsideFunction = (line: number) =>
  `The \`return\` on line ${line} is outside the function. Move it between the braces.`;

/** The code has no function. */
export const returnWithoutFunction = (line: number) =>
  `The \`return\` on line ${line} isn't in a function, so it ends the program. Remove it.`;
