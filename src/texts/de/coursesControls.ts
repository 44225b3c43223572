/** Texts of the course list's filters, and of the message if no course matches. */
import type { Translated } from '../translation';

/** Label of the form with the filters. */
export const filters = 'Kurse';
export const search = 'Suche';
export const searchPlaceholder = 'Titel oder Thema';
export const level = 'Niveau';
export const anyLevel = 'Jedes Niveau';
export const topic = 'Thema';
export const anyTopic = 'Jedes Thema';
/** Label of the field with the sort order. */
export const sort = 'Sortierung';
export const sorts = {
  suggested: 'Empfohlen',
  shortest: 'Kürzeste zuerst',
  longest: 'Längste zuerst',
  level: 'Leichteste zuerst',
  title: 'Titel, A bis Z',
} as const;

export const noResults = 'Keine passenden Kurse';
const atLevel = {
  beginner: 'für den Einstieg',
  intermediate: 'für die Mittelstufe',
  advanced: 'für Fortgeschrittene',
} as const;
/** At least one filter is active. A filter that isn't has no value. */
export const noResultsExplanation = (query: {
  text: string;
  level: keyof typeof atLevel | null;
  topic: string | null;
}) => {
  const active = [
    query.text ? `mit „${query.text}“` : '',
    query.level ? atLevel[query.level] : '',
    query.topic ? `zum Thema ${query.topic}` : '',
  ].filter(Boolean);
  return `Es gibt keine Kurse ${active.join(' ')}. Versuch es mit weniger Wörtern oder Filtern.`;
};
export const showAll = 'Alle Kurse anzeigen';

export type Complete = Translated<
  typeof import('../en/coursesControls'),
  typeof import('./coursesControls')
>;
