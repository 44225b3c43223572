/** What one step of a program did. Names and values come with backticks around them, unless noted otherwise. */
import { countOf } from './format';

/** How a function is called in the sentences. `name` and `line` are without backticks. */
export const theFunction = {
  function: (name: string) => `\`${name}\``,
  method: (name: string) => `\`${name}\``,
  new: (name: string) => `\`new ${name}\``,
  get: (name: string) => `the getter \`${name}\``,
  set: (name: string) => `the setter \`${name}\``,
  callback: (name: string) => `the function given to \`${name}\``,
} as const;
export const theProgram = 'the program';
export const functionOnLine = (line: number) => `the function on line ${line}`;

/** A list of values: `3`, `3` and `4`. */
export function listOf(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

export const was = (name: string, before: string, after: string) =>
  `${name} was ${before}, is ${after}.`;
export const is = (name: string, value: string) => `${name} is ${value}.`;
/** `name` is without backticks, here and below. */
export const isNow = (name: string, value: string) => `\`${name}\` is now ${value}.`;
export const isGone = (name: string) => `${name} is gone.`;
export const hasChanged = (name: string) => `\`${name}\` has changed.`;
export const size = (name: string, before: number, after: number) =>
  `\`${name}\` had ${countOf(before, 'item')}, has ${after}.`;
export const addedAtEnd = (name: string, count: number, value: string) =>
  `\`${name}\` now has ${countOf(count, 'item')}: ${value} was added at the end.`;
export const addedAtFront = (name: string, count: number, value: string) =>
  `\`${name}\` now has ${countOf(count, 'item')}: ${value} was added at the front.`;
export const removedFromEnd = (name: string, count: number, value: string) =>
  `\`${name}\` now has ${countOf(count, 'item')}: ${value} was taken from the end.`;
export const removedFromFront = (name: string, count: number, value: string) =>
  `\`${name}\` now has ${countOf(count, 'item')}: ${value} was taken from the front.`;
export const swapped = (one: string, two: string, first: string, second: string) =>
  `\`${one}\` and \`${two}\` swap values: now they're ${first} and ${second}.`;
/** An entry of a map. `key` has backticks. */
export const entryOf = (name: string, key: string) => `In \`${name}\`, the value of ${key}`;
export const nowHas = (name: string, value: string) => `\`${name}\` now has ${value}.`;
export const noLongerHas = (name: string, value: string) => `\`${name}\` no longer has ${value}.`;
export const moreChanges = (count: number) => `${countOf(count, 'more change')}.`;

/** Changes to a page. Elements, attributes and values have backticks. */
export const textIsNow = (element: string, text: string) =>
  `The text of ${element} is now ${text}.`;
export const textIsGone = (element: string) => `${element} is now empty.`;
export const attributeIsNow = (element: string, name: string, value: string) =>
  `${name} of ${element} is now ${value}.`;
export const attributeIsSet = (element: string, name: string) => `${element} now has ${name}.`;
export const attributeIsGone = (element: string, name: string) =>
  `${element} no longer has ${name}.`;
export const elementAdded = (element: string, parent: string) =>
  `${element} was added to ${parent}.`;
export const manyAdded = (count: number, parent: string) =>
  `${countOf(count, 'element')} were added to ${parent}.`;
export const elementRemoved = (element: string, parent: string) =>
  `${element} was removed from ${parent}.`;
export const manyRemoved = (count: number, parent: string) =>
  `${countOf(count, 'element')} were removed from ${parent}.`;

export const prints = (text: string) => `Prints ${text}.`;
export const printsLines = (count: number) => `Prints ${countOf(count, 'line')}.`;
export const printsEmptyLine = 'Prints an empty line.';

/** `who` is one of the names of functions above. */
export const calls = (who: string, values: string) =>
  values === '' ? `Calls ${who}.` : `Calls ${who} with ${values}.`;
export const givesBack = (who: string, value: string) => `${capital(who)} returns ${value}.`;
export const ends = (who: string) => `${capital(who)} is done.`;
export const fails = (who: string, error: string) =>
  `${capital(who)} stops with the error ${error}.`;

/** The value of a condition. `counts` is set if it's neither `true` nor `false`. */
export function condition(text: string, value: string, isTrue: boolean, counts: boolean): string {
  return counts ? `${text} is ${value}, which counts as ${isTrue}` : `${text} is ${value}`;
}
export const decided = (test: string) => `${test}.`;
export const loopGoesOn = (test: string) => `${test}, so the loop continues.`;
export const loopEnds = (test: string) => `${test}, so the loop ends.`;

export const leavesLoop = 'Leaves the loop.';
export const skipsTurn = 'Skips the rest of this turn.';
export const definesClass = (name: string) => `Defines the class \`${name}\`.`;
export const waits = (value: string) => `Waits for ${value}.`;
export const waitsForPromise = 'Waits for the promise.';
export const handsOut = (who: string, value: string) =>
  `${capital(who)} yields ${value} and pauses.`;
export const goesOn = (who: string) => `${capital(who)} resumes.`;
export const goesOnWith = (who: string, value: string) => `${capital(who)} resumes with ${value}.`;
export const timerDue = 'A timer fires.';
export const testBegins = 'The test begins.';
export const catches = 'The error is caught.';
export const nothingVisible = 'No variable changes.';
export const programStops = (error: string) => `The error ${error} stops the program.`;
export const programIsStopped = 'The program was stopped here because it took too long.';
export const testFails = 'The test fails here.';

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
