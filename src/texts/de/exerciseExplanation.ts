/** Texts around the explanation of an exercise's solution. */
import type { Translated } from '../translation';

/** Label for screen readers. */
export const explanation = 'Erklärung';
export const whyItWorks = 'Warum es funktioniert';

export type Complete = Translated<
  typeof import('../en/exerciseExplanation'),
  typeof import('./exerciseExplanation')
>;
