/**
 * The process that compiles the content for the development server, and compiles what changes for as long as that runs.
 *
 *   node --import tsx src/build/content/watch/compileContent.ts
 *
 * It is apart from the server, whose compiler it would block.
 */
import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import type { Lesson } from '../../../content/lesson';
import { dataOf, factsOf, filesOf } from '../emit';
import { programFiles } from '../generateLessons';
import { runFixedExample, type FixedExampleRuns } from '../fixedExampleRuns';
import { sortProblems, type Problem } from '../problems';
import { summaryFiles } from '../summaryFiles';
import { checkPrerequisites } from '../validatePrerequisites';
import type { ContentProblem } from '../validateTypes';
import { writeFiles } from '../writeFiles';
import { LessonShelf } from './LessonShelf';
import type { FromContent, ToContent } from './contentMessages';
import type * as SchoolContent from './schoolContent';

const CONTENT = path.resolve('src/content');
const OUTPUT = path.resolve('.generated');

/** Editors write a file in several steps, ms. */
const SETTLES_WITHIN = 30;

/** Folders of which each file belongs to a lesson; without colors and drawings they are not written. */
const LESSON_FOLDERS = /^(?:lessons|lessonData)\//;

const shelf = new LessonShelf(path.join(CONTENT, 'tutorials'), OUTPUT);
/** The lessons' data, as JSON, by their slugs. */
let data = new Map<string, string>();
let content: typeof SchoolContent;
let fixedExample: { exercise: string; runs: FixedExampleRuns } | undefined;
/** Until the first page is there, colors, drawings and proofs are left out. */
let isFirst = !existsSync(path.join(OUTPUT, 'colored.txt'));
let isFinishing = false;

/** One after another: each reads and writes the same files. */
let work = Promise.resolve();

function enqueue(task: () => Promise<void>): void {
  work = work.then(task).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    tell({ type: 'problems', problems: [{ file: 'src/content', line: 1, reason }] });
  });
}

function tell(message: FromContent): void {
  process.send?.(message);
}

async function importContent(): Promise<void> {
  content = (await tsImport('./schoolContent.ts', import.meta.url)) as typeof SchoolContent;
}

async function compile(): Promise<void> {
  const start = performance.now();
  const { courses, programs, subjects } = content;
  const school = { subjects: subjects.map(({ id }) => id), courses, programs };
  await shelf.read(school.subjects, isFirst);
  const { lessons, problems } = shelf.link(school, isFirst ? () => new Map() : undefined);
  tellChanges(lessons);
  const sets = isFirst ? { programs: [], problems: [] } : shelf.readSets();
  const summaries = summaryFiles({
    ...content,
    tutorials: lessons.map((lesson) => factsOf(lesson) as never),
    lessons,
    fixedExampleRuns: await fixedExampleRuns(),
  });
  const files = [...filesOf(lessons), ...programFiles(sets.programs), ...summaries.files];
  const written = await writeFiles(
    OUTPUT,
    new Map(isFirst ? files.filter(([name]) => !LESSON_FOLDERS.test(name)) : files),
  );
  tell({
    type: 'compiled',
    milliseconds: Math.round(performance.now() - start),
    lessons: lessons.length,
    written: written.length,
  });
  tell({
    type: 'problems',
    problems: [
      ...[...checkPrerequisites(courses), ...summaries.problems].map(asProblem),
      ...sortProblems([...problems, ...sets.problems]),
    ],
  });
}

function asProblem({ file, entry, reason }: ContentProblem): Problem {
  return { file, line: 1, reason: `${entry}: ${reason}` };
}

/** Before anything is written: an open page need not wait for that. */
function tellChanges(lessons: readonly Lesson[]): void {
  const before = data;
  data = new Map(lessons.map((lesson) => [lesson.slug, JSON.stringify(dataOf(lesson))]));
  const slugs = [...data].filter(([slug, json]) => before.get(slug) !== json);
  if (before.size > 0 && slugs.length > 0) {
    tell({ type: 'lessons', slugs: slugs.map(([slug]) => slug) });
  }
}

async function fixedExampleRuns(): Promise<FixedExampleRuns> {
  const exercise = JSON.stringify(content.FIXED_EXAMPLE);
  if (fixedExample?.exercise !== exercise) {
    fixedExample = { exercise, runs: await runFixedExample(content.FIXED_EXAMPLE) };
  }
  return fixedExample.runs;
}

/** Colors and draws all that was left for later, then compiles with the proofs. */
async function finish(): Promise<void> {
  const subjects = content.subjects.map(({ id }) => id);
  for (const file of shelf.files) {
    await shelf.complete(file, subjects);
    // Requests come in between.
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (isFirst) {
    isFirst = false;
    await compile();
  }
  await shelf.write();
  tell({ type: 'complete' });
}

async function answer(request: number, slug: string): Promise<void> {
  const file = shelf.fileOf(slug);
  if (file !== undefined) {
    const subjects = content.subjects.map(({ id }) => id);
    if (await shelf.complete(file, subjects)) {
      const { lessons } = shelf.link(content, isFirst ? () => new Map() : undefined);
      const lesson = lessons.find((one) => one.slug === slug);
      if (lesson) data.set(slug, JSON.stringify(dataOf(lesson)));
    }
  }
  tell({ type: 'lesson', request, json: data.get(slug) ?? 'null' });
}

let changed = new Set<string>();
let settling: NodeJS.Timeout | undefined;

function onChange(file: string): void {
  changed.add(file);
  clearTimeout(settling);
  settling = setTimeout(() => {
    const files = changed;
    changed = new Set();
    enqueue(async () => {
      if ([...files].some((name) => name.endsWith('.ts'))) await importContent();
      await compile();
      if (!isFirst) tell({ type: 'complete' });
    });
  }, SETTLES_WITHIN);
}

process.on('message', (message: ToContent) => {
  if (message.type === 'lesson') {
    const { request, slug } = message;
    // A requested lesson goes ahead of those that are finished in the background.
    if (isFinishing) void answer(request, slug);
    else enqueue(() => answer(request, slug));
  } else {
    enqueue(async () => {
      isFinishing = true;
      await finish().finally(() => (isFinishing = false));
    });
  }
});
process.on('disconnect', () => process.exit());

enqueue(async () => {
  await importContent();
  await compile();
  tell({ type: 'ready' });
});
watch(CONTENT, { recursive: true }, (_event, file) => {
  if (file) onChange(String(file));
});
