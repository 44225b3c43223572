/** Texts of the site's entries in the search. Keywords aren't shown: they are other words that visitors try. */
import type { Translated } from '../translation';

/** Where a result is found. */
export const lessonIn = (course: string) => `Lektion im Kurs ${course}`;
export const glossary = 'Glossar';
export const aboutUs = 'Über uns';
export const blog = 'Blog';
export const careers = 'Karriere';

/** Keywords of the About page. */
export const aboutKeywords = ['Ziel, Zweck', 'Barrierefreiheit'];

export const contact = {
  title: 'Kontakt',
  description: 'Schreib uns, wenn du Fragen hast, einen Fehler findest oder etwas fehlt.',
  keywords: 'Über uns. E-Mail, Email, Support, Hilfe, Feedback',
};
export const yourData = {
  title: 'Deine Daten',
  description:
    'Was auf deinem Gerät gespeichert ist, wie du es auf ein anderes überträgst und wie du es löschst.',
  keywords: 'Über uns. Fortschritt, Datenschutz, Speicher, Backup',
};
export const people = {
  title: 'Wer hier unterrichtet',
  keywords: 'Über uns. Lehrkräfte, Lehrer, Lehrerin, Team',
};
export const events = { title: 'Termine', keywords: 'Über uns. Veranstaltungen, Events' };
export const startDates = {
  title: 'Nächste Starttermine',
  description:
    'Wann die nächsten Gruppen starten, an welchen Tagen sie sich treffen und wie du dich bewirbst.',
  keywords: 'Programme. Gruppen, Termine, Kalender, Plätze',
};
export const prices = {
  title: 'Preise',
  description: 'Was es kostet, was enthalten ist und wie du zahlen kannst.',
  keywords: 'Programme. Preis, Kosten, Gebühren, Kursgebühr',
};

/** Description of the people or the events: their names. */
export const list = (names: readonly string[]) => names.join(', ');

export type Complete = Translated<
  typeof import('../en/searchEntries'),
  typeof import('./searchEntries')
>;
