/** Brings together exercises and the sets of solutions beside them. */
import type { Draft } from './compile';
import type { Problem } from './problems';
import type { LessonPrograms } from './programs';
import { readSolutions, SOLUTIONS } from './solutions';

/** Lists the exercises that have no set yet, one id a line; it only ever gets shorter. */
export const WITHOUT_SETS = 'without-solutions.txt';

export interface Sets {
  programs: LessonPrograms[];
  problems: Problem[];
}

/**
 * Reads the sets of all lessons and says what is missing.
 *
 * @param sources - the texts of the files with solutions, and of the list of exercises without a set, by their paths
 * @param list - the path of that list
 */
export function readSets(
  drafts: readonly Draft[],
  sources: ReadonlyMap<string, string>,
  list: string,
): Sets {
  const problems: Problem[] = [];
  const programs = drafts.flatMap((draft) => {
    const lesson = programsOf(draft);
    const source = lesson === undefined ? undefined : sources.get(lesson.solutionsFile);
    if (lesson !== undefined && source !== undefined) {
      addSets(lesson, source, problems);
    }
    return lesson ?? [];
  });
  const known = new Set(drafts.map(({ reading }) => solutionsFileOf(reading.file)));
  for (const file of sources.keys()) {
    if (file !== list && !known.has(file)) {
      problems.push({ file, line: 1, reason: 'there is no lesson of this name beside it' });
    }
  }
  problems.push(...missingSets(programs, (sources.get(list) ?? '').split('\n'), list));
  return { programs, problems };
}

function solutionsFileOf(file: string): string {
  return file.replace(/\.md$/, SOLUTIONS);
}

function programsOf({ reading, facts }: Draft): LessonPrograms | undefined {
  if (facts === undefined) {
    return undefined;
  }
  return {
    slug: facts.slug,
    file: reading.file,
    solutionsFile: solutionsFileOf(reading.file),
    examples: reading.examples,
    exercises: reading.exercises.flatMap(({ program }) => program ?? []),
    webExercises: reading.exercises.flatMap(({ web }) => web ?? []),
    previews: reading.previews,
  };
}

function addSets(lesson: LessonPrograms, source: string, problems: Problem[]): void {
  const byId = new Map(lesson.exercises.map((exercise) => [exercise.id, exercise]));
  const modelOf = (id: string): string | undefined => byId.get(id)?.solution.code;
  const webById = new Map(lesson.webExercises.map((exercise) => [exercise.id, exercise]));
  const read = readSolutions(lesson.solutionsFile, source, modelOf, (id) => webById.get(id));
  problems.push(...read.problems);
  for (const set of read.webSets) {
    Object.assign(webById.get(set.exercise) ?? {}, { set });
  }
  for (const set of read.sets) {
    Object.assign(byId.get(set.exercise) ?? {}, { set });
  }
}

function missingSets(
  programs: readonly LessonPrograms[],
  lines: readonly string[],
  list: string,
): Problem[] {
  const allowed = new Set(lines.map((line) => line.trim()));
  const exercises = programs.flatMap(({ file, solutionsFile, exercises: own, webExercises }) =>
    [...own, ...webExercises].map((exercise) => ({ file, solutionsFile, exercise })),
  );
  const bySet = new Map(exercises.map(({ exercise }) => [exercise.id, exercise.set !== undefined]));
  const missing = exercises
    .filter(({ exercise: { id, set } }) => set === undefined && !allowed.has(id))
    .map(({ file, solutionsFile, exercise: { id, line } }) => ({
      file,
      line,
      reason: `exercise "${id}" has no right and wrong solutions; ${solutionsFile} is their place`,
    }));
  const needless = lines.flatMap((text, index) => {
    const id = text.trim();
    const reason =
      id === '' || bySet.get(id) === false
        ? undefined
        : bySet.has(id)
          ? `"${id}" has a set now; take it off this list`
          : `there is no exercise "${id}"; take it off this list`;
    return reason === undefined ? [] : [{ file: list, line: index + 1, reason }];
  });
  return [...missing, ...needless];
}
