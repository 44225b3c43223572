/** Sentences about an element's text, name, and attributes. */
import type { Translated } from '../../translation';
import { withDifference, type Difference } from './differences';

export const textDiffers = (difference: Difference | undefined) =>
  withDifference('Der Text stimmt nicht', difference);
export const ownText = 'Neben den Elementen steht noch Text.';
export const nameDiffers = (difference: Difference | undefined) =>
  withDifference('Der zugängliche Name stimmt nicht', difference);
export const attributeDiffers = (attribute: string, difference: Difference | undefined) =>
  withDifference(`Das Attribut \`${attribute}\` stimmt nicht`, difference);
export const unwantedAttribute = (attribute: string) =>
  `Das Attribut \`${attribute}\` gehört hier nicht hin.`;

/** After „Erwartet“. */
export const noOwnText = 'kein eigener Text';
export const matching = (pattern: RegExp) => `Text, der zu ${String(pattern)} passt`;
/** After „Erhalten“. */
export const noText = 'kein Text';
/** After „Erwartet“. `described` says in words what the value should be. */
export const describedAttribute = (attribute: string, described: string) =>
  `${attribute}: ${described}`;
/** After „Erwartet“ and „Erhalten“. */
export const noAttribute = (attribute: string) => `ohne ${attribute}`;

export type Complete = Translated<
  typeof import('../../en/page/elementTexts'),
  typeof import('./elementTexts')
>;
