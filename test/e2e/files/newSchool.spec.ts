import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { courses } from '../../../.generated/school/courses';
import { brand } from '../../../src/school/brand';
import { ROOT } from '../support/sites/sites';

/** Folder of the school's facts, within a project. */
const OFFICE = 'src/school/office';

/** A copy of the project in which `npm run new -- school` has replaced the school. */
const COPY = path.join(ROOT, '.build/newSchool');

// In ms. Includes a whole build.
test.setTimeout(600_000);

test('a new school builds, and nothing in it is from the old one', () => {
  copyProject();
  run('npx', 'tsx', 'src/build/new/new.ts', 'school', 'Harbor Code School');
  run('npx', 'tsx', 'src/build/new/new.ts', 'course', 'rope-work', 'Rope Work');
  run('npx', 'tsx', 'src/build/new/new.ts', 'lesson', 'rope-work', 'the-bowline', 'The bowline');
  run('npx', 'tsx', 'src/build/new/new.ts', 'page', '/about/team', "The school's team");
  run('npx', 'tsx', 'src/build/new/new.ts', 'post', 'why-knots-slip', 'Why knots slip');
  run('npx', 'tsx', 'src/build/new/new.ts', 'person', 'maya-lind', 'Maya Lind');
  run('npx', 'tsx', 'src/build/new/new.ts', 'person', 'jon-abara', 'Jon Abara');
  for (const facts of ['events.yaml', 'announcements.yaml']) {
    cpSync(path.join(ROOT, 'test/fixtures/office', facts), path.join(COPY, OFFICE, facts));
  }
  run('npm', 'run', 'build');
  run('npm', 'run', 'typecheck');

  const dist = path.join(COPY, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  expect(files).toEqual(
    expect.arrayContaining([
      'index.html',
      'courses/rope-work.html',
      'tutorials/the-bowline.html',
      'programs.html',
      'programs/planner.html',
      path.join('about', 'team.html'),
      path.join('about', 'blog', 'why-knots-slip.html'),
      path.join('calendars', 'event-open-evening.ics'),
    ]),
  );
  const about = readFileSync(path.join(dist, 'about.html'), 'utf8');
  for (const fact of [
    'Maya Lind',
    'Jon Abara',
    'Open evening',
    'Evening classes start in March.',
  ]) {
    expect(about).toContain(fact);
  }
  const text = files
    .filter((file) => /\.(?:html|js|json|css|xml|txt|webmanifest)$/.test(file))
    .map((file) => readFileSync(path.join(dist, file), 'utf8').toLowerCase())
    .join('\n');
  expect(text).toContain('harbor code school');
  const old = [brand.name, brand.tagline, brand.description, ...courses.map(({ title }) => title)];
  expect(old.filter((words) => text.includes(words.toLowerCase()))).toEqual([]);
});

/** Copies the files that Git tracks or would track, and links the packages. */
function copyProject(): void {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT });
  // Keeps the caches of earlier runs.
  mkdirSync(COPY, { recursive: true });
  for (const name of readdirSync(COPY)) {
    if (name !== '.build' && name !== '.generated') {
      rmSync(path.join(COPY, name), { recursive: true });
    }
  }
  for (const file of new Set(list.toString().trim().split('\n'))) {
    cpSync(path.join(ROOT, file), path.join(COPY, file));
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(COPY, 'node_modules'), 'junction');
  // The command refuses to delete what Git couldn't bring back.
  run('git', 'init', '--quiet');
  run('git', 'add', '--all');
  run(
    'git',
    '-c',
    'user.name=test',
    '-c',
    'user.email=test@example.org',
    'commit',
    '--quiet',
    '-m',
    'old',
  );
}

/** @throws an error with the command's output if it fails */
function run(command: string, ...values: string[]): void {
  try {
    execFileSync(command, values, { cwd: COPY, stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer };
    const output = stdout.toString() + stderr.toString();
    throw new Error(`${command} ${values.join(' ')} failed.\n${output}`);
  }
}
