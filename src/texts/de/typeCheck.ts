/** Texts of the type check, which TypeScript programs have. */
import type { Translated } from '../translation';

export const checkTypes = 'Typen prüfen';
export const checkTypesFirst = 'Typen prüfen (lädt 1 MB)';
export const checkingTypes = 'Die Typen werden geprüft …';
export const typesUnavailable =
  'Der TypeScript-Compiler konnte nicht geladen werden. Prüf deine Verbindung und versuch es noch einmal.';
export const typeErrors = 'Typfehler';

export function typeErrorCount(count: number): string {
  if (count === 0) return 'Keine Typfehler';
  return count === 1 ? 'Ein Typfehler' : `${count} Typfehler`;
}

export const inLine = (line: number, message: string) => `Zeile ${line}: ${message}`;

export const typesFit = 'Die Typen stimmen';
export const shouldBeAccepted = (code: string, message: string) =>
  `Deine Typen lassen \`${code}\` nicht zu: ${message}`;
export const shouldBeRefused = (code: string) =>
  `Deine Typen lassen \`${code}\` zu, das soll aber ein Typfehler sein.`;

export type Complete = Translated<typeof import('../en/typeCheck'), typeof import('./typeCheck')>;
