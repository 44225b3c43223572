/** Texts at the end of a lesson. */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';
import { countOf } from './format';

export const lessonIsDone = 'Diese Lektion ist erledigt.';
export const isLessonFinished = 'Fertig?';
export function exercisesPassed({
  passed,
  all,
  isDone,
}: {
  passed: number;
  all: number;
  /** True if the lesson is marked as done. */
  isDone: boolean;
}): string {
  const total = countOf(all, 'Aufgabe', 'Aufgaben');
  if (passed === all) {
    if (all === 2) return 'Beide Aufgaben bestanden.';
    return all === 1 ? '1 von 1 Aufgabe bestanden.' : `Alle ${total} bestanden.`;
  }
  const count = `${passed} von ${total} bestanden.`;
  return isDone
    ? count
    : `${count} Wenn du auch den Rest schaffst, haken wir die Lektion für dich ab.`;
}

export const goToNextExercise = 'Zur nächsten Aufgabe';
/** Button that marks the lesson as done and opens the next one. */
export const completeAndContinue = 'Abhaken und weiter';
export const markAsDone = 'Lektion abhaken';
export const markAsNotDone = 'Haken entfernen';
export const saveForOffline = 'Offline speichern';

/** `link` makes a link to the review page. */
export const questionsComeAgain = (count: number, link: (label: string) => ReactNode) => (
  <>
    {countOf(count, 'Frage', 'Fragen')} siehst du in der {link('Wiederholung')} wieder, sobald{' '}
    {count === 1 ? 'sie fällig ist' : 'sie fällig sind'}.
  </>
);

export const courseFinished = (title: string, lessons: number) =>
  lessons === 1
    ? `Du hast den Kurs „${title}“ abgeschlossen.`
    : `Du hast den Kurs „${title}“ abgeschlossen: alle ${countOf(lessons, 'Lektion', 'Lektionen')}.`;
export const moduleFinished = (title: string) => `Du hast das Modul „${title}“ abgeschlossen.`;
export const programFinished = (title: string) =>
  `Auch alle Lektionen im Programm „${title}“ hast du geschafft. Seine Etappenziele zeigen dir, was hängen geblieben ist.`;

export const nextLesson = (title: string) => `Weiter: ${title}`;
/** Link from a course's last lesson to a lesson of the course that isn't done yet. */
export const openLesson = (title: string) => `Noch offen: ${title}`;
/** Link to the next lesson in the visitor's study plan. */
export const nextInPlan = (title: string) => `Weiter im Lernplan: ${title}`;
export const nextCourse = (title: string) => `Nächster Kurs: ${title}`;
/** Link to the project of the course that the visitor just finished. */
export const project = 'Das Projekt dazu';
export const program = (title: string) => `Programm: ${title}`;
export const allCourses = 'Alle Kurse';
/** Link to the school's page about the steps after a course. */
export const whatToLearnAfter = 'Was du danach lernen kannst';

export type Complete = Translated<
  typeof import('../en/lessonFinish'),
  typeof import('./lessonFinish')
>;
