/** An exercise that the home page shows failing, fixed, and passing. Its function is called `average`. */
import type { Translated } from '../translation';

export const prompt =
  'Den Durchschnitt mehrerer Zahlen berechnest du so: Addiere sie und teile das Ergebnis durch die Anzahl der Zahlen. Gib für ein leeres Array 0 zurück.';

/** Names of its tests. */
export const tests = {
  three: 'drei Zahlen',
  none: 'keine Zahlen',
  one: 'eine Zahl',
} as const;

export const hints = [
  'Mit welchem Array arbeitet der fehlgeschlagene Test, und wie lang ist es?',
  '0 geteilt durch 0 ergibt NaN, also keine Zahl. Kümmere dich um das leere Array, bevor du teilst.',
] as const;

export const explanation =
  'Die erste Zeile kümmert sich um das leere Array. So teilst du nie durch 0.';

export type Complete = Translated<
  typeof import('../en/fixedExample'),
  typeof import('./fixedExample')
>;
