import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ScriptProcess, ScriptResult } from './ScriptProcess';

declare global {
  /** Of `ScriptEnvironment`. */
  var runScript: ScriptProcess['run'];
}

const ROOT = process.cwd();

/** The subjects of the lessons that are compiled here, in their order, with those that their courses build on. */
const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  knots: [],
  sails: [],
  tides: ['knots'],
};

/** What the sample's code uses. */
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

/** What lessons of a folder share. */
export interface FolderOptions {
  /** Paths of lessons that get no file of solutions. */
  bare?: readonly string[];
  /** Constructs of code that a test adds to the sample's. */
  taught?: readonly string[];
}

/** A lesson without mistakes, but for the length of its prose and for being the only one. */
const SAMPLE = fs.readFileSync(path.join(ROOT, 'test/build/content/fixtures/lesson.md'), 'utf8');

/** The sample with enough words to be a lesson, all on the line of the filler. */
export const LESSON = SAMPLE.replace('Filler words.', `Filler${' words'.repeat(650)}.`);

/** A lesson of its own, made from the sample: `name` goes into everything that must be unique. */
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
  /** One mistake a line, without the folder. */
  mistakes: string[];
}

export interface Compilation extends Outcome {
  output: string;
}

/** Right and wrong solutions of the sample's exercise. */
export function setOf(id: string): string {
  const right = ['one', 'two', 'three'].map(
    (words) =>
      `\`\`\`js right "${words}"\nconst sum = (l) => l.reduce((a, b) => a + b, 0);\n\`\`\`\n`,
  );
  const wrong = ['a', 'b', 'c', 'd', 'e', 'f'].map(
    (words) => `\`\`\`js wrong "${words}" by "adds"\nconst sum = () => 0;\n\`\`\`\n`,
  );
  return [`## ${id}\n`, ...right, ...wrong].join('\n');
}

/**
 * Writes files into a fresh folder. A lesson without a file of solutions beside it gets one that is right. The first
 * lesson of a course that builds on no other introduces the constructs of all: a path teaches each but once.
 *
 * @param files - texts by path within the folder
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
    if (id !== undefined && !(solutions in files) && !bare.includes(name)) {
      write(solutions, setOf(id));
    }
  }
  return folder;
}

/** A lesson that introduces constructs, and names each in its prose, for its own code need not show them. */
function introducing(text: string, constructs: readonly string[]): string {
  const names = constructs.map((key) => `\`${key}\``).join(' ');
  return text
    .replace('  code: []', `  code: ${JSON.stringify(constructs)}`)
    .replace('Filler', () => `${names} Filler`);
}

/**
 * Writes a school of one course a subject, with the lessons of its folder in the order of their files.
 *
 * @param source - the folder of lessons
 * @param without - ids of lessons that no course has
 * @returns the file
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
        // Two files with one id are a mistake that a test makes; a course has each lesson once.
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
 * Compiles a folder with the script that compiles the site's lessons.
 *
 * @param source - the folder of lessons
 * @param without - ids of lessons that no course has
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
 * @param result - of a script that lists mistakes on stderr
 * @param source - the folder of lessons
 */
export function outcomeOf({ status, stdout, stderr }: ScriptResult, source: string): Outcome {
  const folder = `${path.relative(ROOT, source)}${path.sep}`;
  const mistakes = stderr.split('\n').filter(Boolean);
  return { status, stdout, mistakes: mistakes.map((line) => line.replace(folder, '')) };
}
