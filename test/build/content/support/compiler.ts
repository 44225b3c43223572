import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = process.cwd();

/** The subjects of the lessons that are compiled here, in their order. */
const SUBJECTS = 'knots,sails';

/** A lesson without mistakes, but for the length of its prose and for being the only one. */
const SAMPLE = fs.readFileSync(path.join(ROOT, 'test/build/content/fixtures/lesson.md'), 'utf8');

/** The sample with enough words to be a lesson, all on the line of the filler. */
export const LESSON = SAMPLE.replace('Filler words.', `Filler${' words'.repeat(650)}.`);

/** A lesson of its own, made from the sample: `name` goes into everything that must be unique. */
export function lessonNamed(name: string, order: number, next: string, subject = 'sails'): string {
  return LESSON.replaceAll('ds-sample', name)
    .replace('slug: a-sample', `slug: ${name}-page`)
    .replace('order: 1', `order: ${order}`)
    .replace('subject: sails', `subject: ${subject}`)
    .replace(`next: [${name}]`, `next: [${next}]`);
}

export interface Compilation {
  status: number | null;
  stdout: string;
  /** One mistake a line, without the folder. */
  mistakes: string[];
  output: string;
}

/**
 * Writes files into a fresh folder.
 *
 * @param files - texts by path within the folder
 * @param without - ids of exercises that must have a set of solutions; the others need none
 */
export function lessonFolder(
  files: Readonly<Record<string, string>>,
  without: readonly string[] = [],
): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lessons-'));
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  const exercises = Object.values(files).flatMap((text) =>
    Array.from(text.matchAll(/^::::exercise\{#([a-z0-9-]+) /gm), ([, id = '']) => id),
  );
  const list = [...new Set(exercises)].filter((id) => !without.includes(id));
  fs.writeFileSync(path.join(folder, 'without-solutions.txt'), list.join('\n'));
  return folder;
}

/** Compiles a folder as `npm run content` does. The libraries load in Node only, so it is a process of its own. */
export function compile(source: string, output = path.join(source, 'out')): Compilation {
  const script = path.join(ROOT, 'src/build/content/generate.ts');
  const args = ['--import', 'tsx', script, source, output, SUBJECTS];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const folder = `${path.relative(ROOT, source)}${path.sep}`;
  const mistakes = stderr.split('\n').filter(Boolean);
  return { status, stdout, mistakes: mistakes.map((line) => line.replace(folder, '')), output };
}
