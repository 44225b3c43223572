import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = process.cwd();

/** The subjects of the lessons that are compiled here, in their order. */
const SUBJECTS = ['knots', 'sails'];

/** What the sample's code uses; the first lesson of each folder introduces it. */
const CONSTRUCTS = `//
const
template literal
console.log
import
export
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

export interface Compilation {
  status: number | null;
  stdout: string;
  /** One mistake a line, without the folder. */
  mistakes: string[];
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
 * Writes files into a fresh folder. A lesson without a file of solutions beside it gets one that is right.
 *
 * @param files - texts by path within the folder
 * @param bare - paths of lessons that get none
 */
export function lessonFolder(
  files: Readonly<Record<string, string>>,
  bare: readonly string[] = [],
): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lessons-'));
  const write = (name: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  };
  const first = SUBJECTS.map((subject) =>
    Object.keys(files)
      .sort()
      .find((name) => name.startsWith(`${subject}/`)),
  );
  for (const [name, text] of Object.entries(files)) {
    write(name, first.includes(name) ? introducing(text) : text);
    const solutions = name.replace(/\.md$/, '.solutions.md');
    const id = /^::::exercise\{#([a-z0-9-]+) /m.exec(text)?.[1];
    if (id !== undefined && !(solutions in files) && !bare.includes(name)) {
      write(solutions, setOf(id));
    }
  }
  return folder;
}

function introducing(text: string): string {
  return text.replace('  code: []', `  code: ${JSON.stringify(CONSTRUCTS)}`);
}

/** A school of one course a subject, with the lessons of its folder in the order of their files. */
export function schoolOf(source: string): string {
  const courses = SUBJECTS.map((subject) => ({
    id: subject,
    subject,
    prerequisites: [],
    modules: [
      { id: `${subject}-all`, title: 'All', summary: 'All.', lessons: idsIn(source, subject) },
    ],
  }));
  const file = path.join(source, 'school.json');
  fs.writeFileSync(file, JSON.stringify({ subjects: SUBJECTS, courses }));
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

/** Compiles a folder as `npm run content` does. The libraries load in Node only, so it is a process of its own. */
export function compile(source: string, output = path.join(source, 'out')): Compilation {
  const script = path.join(ROOT, 'src/build/content/generate.ts');
  const args = ['--import', 'tsx', script, source, output, schoolOf(source)];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const folder = `${path.relative(ROOT, source)}${path.sep}`;
  const mistakes = stderr.split('\n').filter(Boolean);
  return { status, stdout, mistakes: mistakes.map((line) => line.replace(folder, '')), output };
}
