/** Adds solution sets to their exercises. */
import type { Reading } from '../markdown/reading';
import type { Problem } from '../problems';
import { SOLUTIONS } from '../markdownFiles';
import { addCarriedStarts } from './carriedStarts';
import type { LessonPrograms, Snippet } from './programs';
import { readSolutions } from './solutions';

/** A parsed lesson or problem. */
interface ReadText {
  reading: Reading;
  facts?: { slug: string } | undefined;
  original?: ReadText;
}

export interface Sets {
  programs: LessonPrograms[];
  problems: Problem[];
}

/**
 * Reads the solution sets for all lessons and reports missing ones.
 *
 * @param sources - contents of the solutions files, by path
 * @param kind - what the solutions belong to, for error messages
 */
export function readSets(
  drafts: readonly ReadText[],
  sources: ReadonlyMap<string, string>,
  kind: 'lesson' | 'problem' = 'lesson',
): Sets {
  const problems: Problem[] = [];
  const programs = drafts.flatMap((draft) => {
    const lesson = programsOf(draft);
    const source = lesson === undefined ? undefined : sources.get(lesson.solutionsFile);
    if (lesson !== undefined && source !== undefined) {
      addSets(lesson, source, problems);
      addCarriedStarts(lesson);
    }
    return lesson ?? [];
  });
  const known = new Set(
    drafts.map(({ original, reading }) => solutionsFileOf((original?.reading ?? reading).file)),
  );
  for (const file of sources.keys()) {
    if (!known.has(file)) {
      problems.push({ file, line: 1, reason: `there's no ${kind} with this name next to it` });
    }
  }
  problems.push(...programs.flatMap(missingSets));
  return { programs, problems };
}

function solutionsFileOf(file: string): string {
  return file.replace(/\.md$/, SOLUTIONS);
}

function programsOf(draft: ReadText): LessonPrograms | undefined {
  // A translation has the code of the original, and its solutions.
  const { reading, facts } = draft.original ?? draft;
  if (facts === undefined) return undefined;
  return {
    slug: facts.slug,
    file: reading.file,
    solutionsFile: solutionsFileOf(reading.file),
    examples: [...reading.examples, ...reading.predictions],
    pythonExamples: reading.pythonExamples,
    exercises: reading.programs,
    orders: reading.orders,
    webExercises: reading.webPrograms,
    previews: reading.previews,
    changes: reading.changes,
    webChanges: reading.webChanges,
  };
}

function addSets(lesson: LessonPrograms, source: string, problems: Problem[]): void {
  const byId = new Map(
    [...lesson.exercises, ...lesson.changes].map((exercise) => [exercise.id, exercise]),
  );
  const modelOf = (id: string): Snippet | undefined => byId.get(id)?.solution;
  const webById = new Map(
    [...lesson.webExercises, ...lesson.webChanges].map((exercise) => [exercise.id, exercise]),
  );
  const changes = [...lesson.changes, ...lesson.webChanges].map(({ id }) => id);
  const read = readSolutions(
    lesson.solutionsFile,
    source,
    modelOf,
    (id) => webById.get(id),
    changes,
  );
  problems.push(...read.problems);
  for (const set of read.webSets) {
    Object.assign(webById.get(set.exercise) ?? {}, { set });
  }
  for (const set of read.sets) {
    Object.assign(byId.get(set.exercise) ?? {}, { set });
  }
}

function missingSets({ file, solutionsFile, exercises, webExercises }: LessonPrograms): Problem[] {
  return [...exercises, ...webExercises]
    .filter(({ set }) => set === undefined)
    .map(({ id, line }) => ({
      file,
      line,
      reason: `exercise "${id}" has no right and wrong solutions; put them in ${solutionsFile}`,
    }));
}
