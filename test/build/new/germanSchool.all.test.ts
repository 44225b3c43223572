import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A copy of the project. */
let root: string;

/** Runs a program in the copy, and returns what it prints. */
function run(command: string, ...args: string[]): string {
  // The copy has its own list of languages.
  const env = { ...process.env, LANGUAGES_FILE: '' };
  return execFileSync(command, args, { cwd: root, encoding: 'utf8', env });
}

function add(...args: string[]): string {
  return run(process.execPath, '--import', 'tsx', 'src/build/new/new.ts', ...args);
}

function school(file: string): string {
  return readFileSync(path.join(root, 'src/school', file), 'utf8');
}

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'german-school-'));
  for (const name of ['src', 'package.json', 'package-lock.json', 'tsconfig.json']) {
    cpSync(name, path.join(root, name), { recursive: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction');
  run('git', 'init', '--quiet');
  run('git', 'add', '--all');
  run('git', '-c', 'user.name=t', '-c', 'user.email=t@example.org', 'commit', '-qm', 'old');
});

afterAll(() => rmSync(root, { recursive: true }));

test('a new school in German has German samples, which pass all checks', () => {
  expect(add('school', 'Kaimauer Akademie', '--language', 'de')).toContain('languages.yaml');
  add('lesson', 'first-steps', 'klammern', 'Klammern');
  add('program', 'einstieg', 'Einstieg');
  add('page', '/about/team', 'Unser Team');
  add('post', 'erster-kurs', 'Unser erster Kurs');
  add('person', 'mira-sander', 'Mira Sander');
  expect(school('languages.yaml')).toBe('- de\n');
  expect(school('texts.yaml')).toContain('Programmieren lernen');
  expect(school('programs/einstieg.yaml')).toContain('- first-steps-start');
  expect(school('pages/about/team.tsx')).toContain('Der erste Abschnitt');
  expect(school('posts/erster-kurs.md')).toContain('## Eine Überschrift');
  expect(school('office/people.yaml')).toContain('Unterrichtet hier');
  const lesson = school('lessons/programming/first-steps-first-lesson.md');
  expect(lesson).toContain('id: first-steps-first-lesson\n');
  expect(lesson).toContain('Punkt vor Strich');
  run(process.execPath, 'node_modules/prettier/bin/prettier.cjs', '--check', 'src/school');
  const checked = run(process.execPath, '--import', 'tsx', 'src/build/content/checkContent.ts');
  expect(checked).toMatch(/\d+ examples and exercises are correct/);
});

test('a language without texts is refused before anything is deleted', () => {
  expect(() => add('school', 'École', '--language', 'fr')).toThrow(
    /There are no texts in "fr"; use one of: .*\bde, en\b/,
  );
  expect(school('texts.yaml')).not.toBe('');
});
