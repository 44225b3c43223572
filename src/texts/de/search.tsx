/** Texts of the search dialog. */
import type { Translated } from '../translation';
import { countOf } from './format';

export const title = 'Suche';
export const placeholder = 'Lektionen, Kurse, Fragen suchen';
export const field = 'Lektionen, Kurse, Programme und Fragen suchen';
export const close = 'Suche schließen';

/** Labels of the list, for screen readers. */
export const results = 'Ergebnisse';
export const suggestions = 'Vorschläge';

/** Headings of the groups of results, in their order. */
export const groups = [
  'Beste Treffer',
  'Lektionen',
  'In Lektionen',
  'Anderswo auf der Website',
] as const;

/** Suggestions, after the courses. */
export const glossary = 'Glossar';
export const allTutorials = 'Alle Tutorials';

/** Messages above the list. */
export const startHere = 'Fang hier an';
export const loading = 'Suche wird geladen …';
export const noResultsFor = (query: string) => (
  <>
    Keine Ergebnisse für „<strong>{query}</strong>“.
  </>
);
export const tryFewerWords =
  'Versuch es mit weniger Wörtern oder sieh dich auf einer dieser Seiten um.';
export const failed =
  'Die Suche konnte nicht geladen werden. Prüfe deine Verbindung oder probier eine dieser Seiten.';
export const tryAgain = 'Neu laden';

/** Messages for screen readers. */
export const announcements = {
  loading: 'Suche wird geladen.',
  failed: 'Die Suche konnte nicht geladen werden.',
  noResults: (query: string) => `Keine Ergebnisse für „${query}“.`,
  results: (count: number) => countOf(count, 'Ergebnis', 'Ergebnisse'),
} as const;

/** What keys do: the arrow keys choose a result, and so on. */
export const keys = (
  <>
    <kbd>↑</kbd> <kbd>↓</kbd> auswählen <kbd>Enter</kbd> öffnen <kbd>Esc</kbd> schließen
  </>
);
/** Label of the setting that turns the key on or off. */
export const slashOpensSearch = (
  <>
    <kbd>/</kbd> öffnet die Suche
  </>
);

export type Complete = Translated<typeof import('../en/search'), typeof import('./search')>;
