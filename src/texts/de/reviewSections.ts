/** Texts of the review page that don't depend on the reader: its header, and how reviews work. */
import type { Translated } from '../translation';

export const lead =
  'Wenn du dich an etwas erinnerst, kurz bevor du es vergisst, bleibt es besser hängen. Beantworte jeden Tag ein paar Fragen aus Lektionen, die du geschafft hast.';

export const howItWorksTitle = 'So funktioniert die Wiederholung';
export const withoutScript =
  'Für die Wiederholung brauchst du JavaScript. Dieselben Fragen stehen am Ende jeder Lektion, und dort gehen sie auch ohne JavaScript.';

/** Paragraphs: which questions show up, when, and what happens if the reader stays away. */
export const howItWorks = [
  'Wenn du eine Lektion erledigt hast, kommen ihre Fragen zum Selbsttest und die Aufgaben, bei denen du die Ausgabe vorhersagst, ab dem nächsten Tag hierher. Auch Code von dir, dessen Fehler bekannt war, kommt wieder, und du suchst den Fehler noch einmal. Pro Tag sind es höchstens zehn Fragen.',
  'Du bewertest bei jeder Antwort, wie gut du sie wusstest. Wenn du sie nicht wusstest, kommt die Frage morgen wieder, sonst später. Wann genau, berechnet FSRS, ein quelloffenes Verfahren.',
  'Du verlierst nichts, wenn du eine Woche oder ein Jahr lang nicht da bist, und Streaks gibt es hier nicht. Deine Bewertungen bleiben in diesem Browser. Du kannst sie zusammen mit deinem Fortschritt exportieren.',
];

/** Links below the paragraphs. */
export const allLessons = 'Alle Lektionen';
export const whatIsStored = 'Was gespeichert wird, Export und Import';

export type Complete = Translated<
  typeof import('../en/reviewSections'),
  typeof import('./reviewSections')
>;
