/** What of the lessons can be reviewed: how their questions are named, and the list of all as a file. */
import { createHash } from 'node:crypto';
import type { Inline, Lesson } from '../../content/lesson';
import { inlineText } from './plainText';

/** Of the hash; unique within one lesson is enough. */
const HASH_LENGTH = 6;

/**
 * Names a question by its text: another one beside it changes nothing, and a changed question is a new one.
 *
 * @param lessonId - the lesson's permanent id
 * @param question - as the lesson asks it
 * @returns the question's permanent id
 */
export function questionId(lessonId: string, question: readonly Inline[]): string {
  const hash = createHash('sha256').update(inlineText(question)).digest('hex');
  return `${lessonId}/q-${hash.slice(0, HASH_LENGTH)}`;
}

/**
 * @param lesson - compiled
 * @returns what of it is asked again, in order of appearance: its questions, and code whose output is predicted
 */
export function cardIdsOf({ blocks }: Pick<Lesson, 'blocks'>): string[] {
  return blocks.flatMap((block) =>
    block.kind === 'check' || block.kind === 'predict' ? block.id : [],
  );
}

/**
 * @param lessons - all lessons, compiled
 * @returns by the lesson's id, what of it is asked again
 */
export function reviewCardsOf(lessons: readonly Lesson[]): Record<string, string[]> {
  return Object.fromEntries(lessons.map((lesson) => [lesson.id, cardIdsOf(lesson)]));
}

/** @returns the text of the module that reviews read */
export function reviewCardsModule(lessons: readonly Lesson[]): string {
  return `// Made by src/build/content/generate.ts from src/content/tutorials. Changes here are lost.

/** By the lesson's id: the ids of what is asked again once it is done. */
export const REVIEW_CARDS: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(reviewCardsOf(lessons), null, 2)};
`;
}
