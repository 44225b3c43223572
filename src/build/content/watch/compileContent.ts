/**
 * Child process of the development server that compiles the content and recompiles it after each change.
 *
 *   node --import tsx src/build/content/watch/compileContent.ts
 *
 * It's a separate process because it would otherwise block the server's bundler.
 */
import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import type { Lesson } from '../../../content/lesson';
import { outputFolder } from '../../language/languageFiles';
import { readAllowedOrigins } from '../contact/readAllowedOrigins';
import { compilePages, NO_PAGES } from '../documents/compilePages';
import { dataOf, factsOf, filesOf } from '../lessons/emit';
import { createHighlight } from '../markdown/highlight';
import { programFiles } from '../generateLessons';
import { listsOf, mockProblemFiles } from '../mockProblems/mockProblemFiles';
import { runFixedExample, type FixedExampleRuns } from '../summaries/fixedExampleRuns';
import { sortProblems, type Problem } from '../problems';
import { summaryFiles } from '../summaries/summaryFiles';
import { checkPrerequisites } from '../validation/validatePrerequisites';
import type { ContentProblem } from '../validation/validateTypes';
import { writeFiles } from '../writeFiles';
import { readSchoolContent, type SchoolContent } from '../school/readSchoolContent';
import { schoolOf } from '../school/school';
import { writeOtherBrand } from '../school/brandModule';
import { headerModule } from '../school/headerModule';
import { schoolModules } from '../school/schoolModules';
import type { FromContent, ToContent } from './contentMessages';
import { LessonStore } from './LessonStore';

const SCHOOL = path.resolve('src/school');
const OUTPUT = outputFolder();

/** Debounce delay, in ms: editors save a file in several steps. */
const DEBOUNCE = 30;

/**
 * Folders of generated lesson files. On a cold start, these files aren't written until code has been
 * highlighted and figures have been drawn.
 */
const LESSON_FOLDERS = /^(?:lessons|lessonData)\//;

const store = new LessonStore(path.join(SCHOOL, 'lessons'), OUTPUT);
/** Lesson data as JSON, by slug. */
let data = new Map<string, string>();
let content: SchoolContent;
let fixedExample: Promise<FixedExampleRuns> | undefined;
let coloring: ReturnType<typeof createHighlight> | undefined;
/** The school's Markdown pages, as last compiled without mistakes. */
let pages = NO_PAGES;
/** True on a cold start: skips highlighting, drawings and checks until the first page has loaded. */
let isFirst = !existsSync(path.join(OUTPUT, 'colored.txt'));
let isFinishing = false;

/** Queue: tasks run one after another, because they read and write the same files. */
let work = Promise.resolve();

function enqueue(task: () => Promise<void>): void {
  work = work.then(task).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    send({ type: 'problems', problems: [{ file: 'src/school', line: 1, reason }] });
  });
}

function send(message: FromContent): void {
  process.send?.(message);
}

/** Reads the school's YAML files. If they have mistakes, reports them and keeps the last valid content. */
async function readContent(): Promise<boolean> {
  const { content: latest, problems } = await readSchoolContent();
  if (problems.length > 0) {
    send({ type: 'problems', problems });
    return false;
  }
  content = latest;
  const { file } = await headerModule(content);
  await writeFiles(OUTPUT, new Map([...schoolModules(content), file]));
  await writeOtherBrand(process.cwd());
  return true;
}

async function compile(): Promise<void> {
  const start = performance.now();
  const school = schoolOf(content);
  await store.read(school.subjects, isFirst);
  const { lessons, problems } = store.link(school, isFirst ? () => new Map() : undefined);
  sendChanges(lessons);
  const mock = await store.mockProblems(content.courses, isFirst);
  const sets = isFirst ? { programs: [], problems: [] } : store.readSets();
  const latestPages = await compilePages(process.cwd(), {
    lessons,
    courses: content.courses,
    ownPages: content.ownPages.map((page) => page.path),
    createHighlight: async () => (await (coloring ??= createHighlight(OUTPUT))).highlight,
    allowedOrigins: readAllowedOrigins,
  });
  if (latestPages.problems.length === 0) pages = latestPages;
  const summaries = summaryFiles({
    ...content,
    tutorials: lessons.map((lesson) => factsOf(lesson) as never),
    lessons,
    mockProblems: listsOf(mock.problems),
    fixedExampleRuns: await (fixedExample ??= runFixedExample()),
    findings: pages.findings,
  });
  const files = [
    ...filesOf(lessons),
    ...programFiles([...sets.programs, ...mock.programs]),
    ...mockProblemFiles(mock.problems),
    ...summaries.files,
    ...pages.files,
  ];
  const written = await writeFiles(
    OUTPUT,
    new Map(isFirst ? files.filter(([name]) => !LESSON_FOLDERS.test(name)) : files),
  );
  send({
    type: 'compiled',
    milliseconds: Math.round(performance.now() - start),
    lessons: lessons.length,
    written: written.length,
  });
  send({
    type: 'problems',
    problems: [
      ...[...checkPrerequisites(content.courses), ...summaries.problems].map(asProblem),
      ...sortProblems([
        ...problems,
        ...sets.problems,
        ...mock.mistakes,
        ...mock.wordings,
        ...latestPages.problems,
      ]),
    ],
  });
}

function asProblem({ file, entry, reason }: ContentProblem): Problem {
  return { file, line: 1, reason: `${entry}: ${reason}` };
}

/**
 * Notifies the server of changed lessons. Called before files are written, so that open pages update sooner.
 */
function sendChanges(lessons: readonly Lesson[]): void {
  const before = data;
  data = new Map(lessons.map((lesson) => [lesson.slug, JSON.stringify(dataOf(lesson))]));
  const slugs = [...data].filter(([slug, json]) => before.get(slug) !== json);
  if (before.size > 0 && slugs.length > 0) {
    send({ type: 'lessons', slugs: slugs.map(([slug]) => slug) });
  }
}

/** Does the highlighting and drawing that earlier compiles skipped, then compiles with all checks. */
async function finish(): Promise<void> {
  const subjects = content.subjects.map(({ id }) => id);
  for (const file of store.files) {
    await store.complete(file, subjects);
    // Let pending requests run before the next lesson.
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (isFirst) {
    isFirst = false;
    await compile();
  }
  await store.write();
  send({ type: 'complete' });
}

async function answer(request: number, slug: string): Promise<void> {
  const file = store.fileOf(slug);
  if (file !== undefined) {
    const subjects = content.subjects.map(({ id }) => id);
    if (await store.complete(file, subjects)) {
      const { lessons } = store.link(content, isFirst ? () => new Map() : undefined);
      const lesson = lessons.find((one) => one.slug === slug);
      if (lesson) data.set(slug, JSON.stringify(dataOf(lesson)));
    }
  }
  send({ type: 'lesson', request, json: data.get(slug) ?? 'null' });
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
      // A lesson's Markdown doesn't change the courses, programs or pages.
      const isSchool = [...files].some((name) => !name.endsWith('.md'));
      if (isSchool && !(await readContent())) return;
      await compile();
      if (!isFirst) send({ type: 'complete' });
    });
  }, DEBOUNCE);
}

process.on('message', (message: ToContent) => {
  if (message.type === 'lesson') {
    const { request, slug } = message;
    // During a full compile in the background, the request skips the queue, so that it doesn't have to wait
    // for all lessons.
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
  // Without valid content, there's nothing to compile or to show.
  if (!(await readContent())) throw new Error('the school has mistakes; fix them and restart');
  await compile();
  send({ type: 'ready' });
});
watch(SCHOOL, { recursive: true }, (_event, file) => {
  if (file) onChange(String(file));
});
const otherBrand = process.env['BRAND_FILE'];
if (otherBrand) watch(otherBrand, () => onChange(otherBrand));
