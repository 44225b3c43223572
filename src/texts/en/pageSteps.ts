/** Texts of the panel in which a reader steps through what a page's script does. */
import { formatNumber } from './format';

/** Heading and label of the list of what ran, such as the script and event handlers. */
export const turns = 'What ran';
export const usePage =
  'Use the page: click, type or wait. What its script does then is added to this list.';
/** Shown as long as the list is empty. */
export const nothingYet =
  "The script hasn't done anything yet. Use the page: click, type or wait, and its steps appear here.";
/** Shown if a check ran nothing of the script. */
export const nothingInCheck = 'None of your script ran in this check.';
/** Announced when something is added to the list. */
export const added = (name: string) => `Added: ${name}`;
export const limited = (count: number) =>
  `Only the first ${formatNumber(count)} of a kind are recorded.`;

/** Names of what ran. Elements have backticks. */
export const script = 'The script runs';
/** `type` is an event's type, such as `click`, with backticks. */
export const eventOn = (type: string, element: string) => `${type} on ${element}`;
export const keyOn = (type: string, key: string, element: string) =>
  `${type} (${key}) on ${element}`;
export const timer = (time: number) => `After ${formatNumber(time)} ms`;
export const interval = (time: number) => `Every ${formatNumber(time)} ms`;
export const frame = 'Before the next frame';
export const promise = 'After a promise';
