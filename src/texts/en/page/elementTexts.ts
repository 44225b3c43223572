/** Sentences about an element's text, name, and attributes. */
import { withDifference, type Difference } from './differences';

export const textDiffers = (difference: Difference | undefined) =>
  withDifference('The text is different', difference);
export const ownText = "There's text outside of its elements.";
export const nameDiffers = (difference: Difference | undefined) =>
  withDifference('The accessible name is different', difference);
export const attributeDiffers = (attribute: string, difference: Difference | undefined) =>
  withDifference(`The attribute \`${attribute}\` is different`, difference);
export const unwantedAttribute = (attribute: string) =>
  `The attribute \`${attribute}\` shouldn't be there.`;

/** After "Expected:". */
export const noOwnText = 'no text of its own';
export const matching = (pattern: RegExp) => `text that matches ${String(pattern)}`;
/** After "Received:". */
export const noText = 'no text';
/** After "Expected:". `described` says in words what the value should be. */
export const describedAttribute = (attribute: string, described: string) =>
  `${attribute}: ${described}`;
/** After "Expected:" and "Received:". */
export const noAttribute = (attribute: string) => `no ${attribute}`;
