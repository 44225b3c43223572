/** Derives the starting code of a project part from each correct solution to the previous part. */
import { carryOver } from '../../../content/exercises/carryOver';
import type { ExerciseProgram, LessonPrograms, Start, WebProgram } from './programs';

/**
 * Adds starting code for readers whose solution to the previous part differs from the model solution.
 *
 * @param lesson - a lesson's programs, with their solution sets
 */
export function addCarriedStarts({ exercises, webExercises }: LessonPrograms): void {
  for (const exercise of exercises) {
    const earlier = exercises.find(({ id }) => id === exercise.continues);
    if (earlier?.set) exercise.starts = startsOf(earlier, exercise);
  }
  for (const exercise of webExercises) {
    const earlier = webExercises.find(({ id }) => id === exercise.continues);
    if (earlier?.set) exercise.starts = webStartsOf(earlier, exercise);
  }
}

function startsOf({ set, solution }: ExerciseProgram, { starter }: ExerciseProgram): Start[] {
  return (set?.right ?? []).flatMap(({ words, code }) => {
    const carried = carryOver(code, solution.code, starter.code);
    return carried === null ? [] : [{ words, code: carried }];
  });
}

function webStartsOf({ set, solution }: WebProgram, { starter, languages }: WebProgram): Start[] {
  const [language] = languages;
  if (language === undefined) return [];
  return (set?.right ?? []).flatMap(({ words, files }) => {
    const model = solution[language]?.code ?? '';
    const carried = carryOver(files[language] ?? model, model, starter[language]?.code ?? '');
    return carried === null ? [] : [{ words, code: carried }];
  });
}
