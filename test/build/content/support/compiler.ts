import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ScriptProcess, ScriptResult } from './ScriptProcess';

declare global {
  /** Runs a command-line script in another process. The Jest environment `ScriptEnvironment` sets it. */
  var runScript: ScriptProcess['run'];
}

const ROOT = process.cwd();

/** Subjects of the test lessons, in order. Each maps to the subjects that must be learned first. */
const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  knots: [],
  sails: [],
  tides: ['knots'],
};

/** Constructs in the sample lesson's code. */
const CONSTRUCTS = `//
const
template literal
console.log
import
<p>
function
return
.reduce()
=>
+
[]
[i]
.length
let
for…of
+=
=`.split('\n');

/** Options for `lessonFolder`. */
export interface FolderOptions {
  /** Paths of lessons that don't get a solutions file. */
  bare?: readonly string[];
  /** Extra constructs to introduce, because the code that a test adds to the sample uses them. */
  taught?: readonly string[];
}

/** A lesson that's valid except that its prose is too short and it's the only lesson. */
const SAMPLE = fs.readFileSync(path.join(ROOT, 'test/build/content/support/lesson.md'), 'utf8');

/** The sample with its filler line padded to reach the minimum word count. */
export const LESSON = SAMPLE.replace('Filler words.', `Filler${' words'.repeat(650)}.`);

/** Returns a copy of the sample with `name` in everything that must be unique: its ids, slug, and terms. */
export function lessonNamed(name: string, subject = 'sails'): string {
  return LESSON.replaceAll('ds-sample', name)
    .replace('sample bend', `${name} bend`)
    .replace('sample bent', `${name} bent`)
    .replace('slug: a-sample', `slug: ${name}-page`)
    .replace('subject: sails', `subject: ${subject}`);
}

export interface Outcome {
  status: number;
  stdout: string;
  /** Reported mistakes, without the folder in their paths. */
  mistakes: string[];
}

export interface Compilation extends Outcome {
  output: string;
}

/** Returns right and wrong solutions to the sample's exercise. */
export function setOf(id: string): string {
  const right = ['one', 'two', 'three'].map(
    (words) =>
      `\`\`\`js right "${words}"\nconst sum = (l) => l.reduce((a, b) => a + b, 0);\n\`\`\`\n`,
  );
  const wrong = ['a', 'b', 'c', 'd', 'e', 'f'].map(
    (words) => `\`\`\`js wrong "${words}." by "adds"\nconst sum = () => 0;\n\`\`\`\n`,
  );
  return [`## ${id}\n`, ...right, ...wrong].join('\n');
}

/**
 * Writes files into a new folder. Lessons without a solutions file get a valid one. The first lesson of a
 * course without prerequisites introduces all constructs, because a learning path can introduce each
 * construct only once.
 *
 * @param files - contents by path within the folder
 * @returns the folder
 */
export function lessonFolder(
  files: Readonly<Record<string, string>>,
  { bare = [], taught = [] }: FolderOptions = {},
): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lessons-'));
  const write = (name: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  };
  const first = Object.keys(SUBJECTS)
    .filter((subject) => SUBJECTS[subject]?.length === 0)
    .map((subject) =>
      Object.keys(files)
        .sort()
        .find((name) => name.startsWith(`${subject}/`)),
    );
  for (const [name, text] of Object.entries(files)) {
    write(name, first.includes(name) ? introducing(text, [...CONSTRUCTS, ...taught]) : text);
    const solutions = name.replace(/\.md$/, '.solutions.md');
    const id = /^::::exercise\{#([a-z0-9-]+) /m.exec(text)?.[1];
    // Translations have the solutions of the original.
    const isTranslation = /\.de\.md$/.test(name);
    if (id !== undefined && !isTranslation && !(solutions in files) && !bare.includes(name)) {
      write(solutions, setOf(id));
    }
  }
  return folder;
}

/**
 * Adds constructs to a lesson's front matter. Also mentions them in its prose, because its code doesn't use
 * all of them.
 */
function introducing(text: string, constructs: readonly string[]): string {
  const names = constructs.map((key) => `\`${key}\``).join(' ');
  return text
    .replace('  code: []', `  code: ${JSON.stringify(constructs)}`)
    .replace('Filler', () => `${names} Filler`);
}

/**
 * Writes a school file with one course per subject. Each course lists its lessons in file order.
 *
 * @param source - the folder of lessons
 * @param without - ids of lessons to leave out of the courses
 * @returns the path of the school file
 */
export function schoolOf(source: string, without: readonly string[] = []): string {
  const courses = Object.entries(SUBJECTS).map(([subject, needed]) => ({
    id: subject,
    slug: `the-${subject}`,
    title: `All of ${subject}`,
    subject,
    prerequisites: needed.map((course) => ({ course })),
    modules: [
      {
        id: `${subject}-all`,
        title: 'All',
        summary: 'All.',
        // One test has two files with the same id, but a course must list each lesson only once.
        lessons: [...new Set(idsIn(source, subject))].filter((id) => !without.includes(id)),
      },
    ],
  }));
  const file = path.join(source, 'school.json');
  const programs = [{ id: 'all', title: 'Everything', steps: [{ course: 'sails' }] }];
  fs.writeFileSync(file, JSON.stringify({ subjects: Object.keys(SUBJECTS), courses, programs }));
  return file;
}

function idsIn(source: string, subject: string): string[] {
  const folder = path.join(source, subject);
  const files = fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
  return files
    .filter((name) => name.endsWith('.md') && !name.endsWith('.solutions.md'))
    .flatMap(
      (name) => /^id: (.*)$/m.exec(fs.readFileSync(path.join(folder, name), 'utf8'))?.[1] ?? [],
    );
}

/**
 * Compiles a folder with the site's compiler script.
 *
 * @param source - the folder of lessons
 * @param without - ids of lessons to leave out of the courses
 */
export async function compile(
  source: string,
  without: readonly string[] = [],
): Promise<Compilation> {
  const output = path.join(source, 'out');
  const args = [source, output, schoolOf(source, without)];
  const result = await runScript('src/build/content/generate.ts', args);
  return { ...outcomeOf(result, source), output };
}

/**
 * @param result - result of a script that lists mistakes on stderr
 * @param source - the folder of lessons
 */
export function outcomeOf({ status, stdout, stderr }: ScriptResult, source: string): Outcome {
  const folder = `${path.relative(ROOT, source)}${path.sep}`;
  const mistakes = stderr.split('\n').filter(Boolean);
  return { status, stdout, mistakes: mistakes.map((line) => line.replace(folder, '')) };
}
