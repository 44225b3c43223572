import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { courses } from '../../../.generated/school/courses';
import { serveSite, type RunningSite } from '../../../src/build/server/serve';
import { brand } from '../../../.generated/school/brand';
import { allow, privacy } from '../../../src/texts/de/consentQuestion';
import { load } from '../../../src/texts/de/embed';
import * as fixedExample from '../../../src/texts/de/fixedExample';
import { privacyChoices } from '../../../src/texts/de/privacyButton';
import * as choices from '../../../src/texts/de/privacyChoices';
import { search } from '../../../src/texts/de/searchButton';
import { ROOT } from '../support/sites/sites';

/** Folder of the school's facts, within a project. */
const OFFICE = 'src/school/office';

/** A copy of the project in which `npm run new -- school` has replaced the school. */
const COPY = path.join(ROOT, '.build/newSchool');

const DIST = path.join(COPY, 'dist');

const NAME = 'The School at the Lock';

/** A profile, and the hosts of the sample services, as the brand allows them. */
const BRAND_ENTRIES = `social:
  - { network: github, label: The school on GitHub, href: 'https://github.example.org/lock' }
allowedOrigins:
  - { origin: 'https://plausible.example.org', for: [scripts, connect] }
  - { origin: 'https://matomo.example.org', for: [scripts, connect, images] }
  - { origin: 'https://videos.example.org', for: [frames] }`;

const VIDEO = '<Embed service="videos" src="https://videos.example.org/tour" title="A tour" />';

/** A section of the home page with behavior. */
const SECTION = `import Button from '@mui/material/Button';
import { useState } from 'react';
import { Section as PageSection } from '../../../components/Section';
import type { OwnSection } from '../../../site/ownSection';

export const section: OwnSection = {
  id: 'rooms',
  title: 'Our rooms',
  description: 'Where we meet, and when the doors are open.',
};

export function Section() {
  const [presses, setPresses] = useState(0);
  return (
    <PageSection id={section.id} title={section.title}>
      <Button onClick={() => setPresses(presses + 1)}>Pressed {presses} times</Button>
    </PageSection>
  );
}
`;

/** Unit tests that depend on what the school has: its brand, services, languages, links and lessons. */
const TESTS_OF_CONTENT = [
  'test/specification.test.ts',
  'test/build/content/editorSchemas.test.ts',
  'test/build/content/validation/validate.test.ts',
  'test/build/content/summaries/fixedExampleRuns.test.ts',
  'test/build/content/contact/contacts.test.ts',
  'test/build/documents/structuredData.test.ts',
  'test/search/engine/searchRanking.test.ts',
];

let site: RunningSite | undefined;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  // In ms. Includes a whole build.
  test.setTimeout(600_000);
  copyProject();
  run('npx', 'tsx', 'src/build/new/new.ts', 'school', NAME);
  run('npx', 'tsx', 'src/build/new/new.ts', 'course', 'rope-work', 'Rope Work');
  run('npx', 'tsx', 'src/build/new/new.ts', 'lesson', 'rope-work', 'the-bowline', 'The bowline');
  run('npx', 'tsx', 'src/build/new/new.ts', 'program', 'deckhand', 'Deckhand');
  run('npx', 'tsx', 'src/build/new/new.ts', 'page', '/about/team', "The school's team");
  run('npx', 'tsx', 'src/build/new/new.ts', 'post', 'why-knots-slip', 'Why knots slip');
  run('npx', 'tsx', 'src/build/new/new.ts', 'person', 'maya-lind', 'Maya Lind');
  run('npx', 'tsx', 'src/build/new/new.ts', 'person', 'jon-abara', 'Jon Abara');
  for (const facts of [
    'announcements',
    'cohorts',
    'events',
    'offers',
    'services',
    'testimonials',
  ]) {
    const text = readFileSync(path.join(ROOT, `test/fixtures/office/${facts}.yaml`), 'utf8');
    const ownFacts = text.replace(/^ {2}(?:course|program): .*/gm, '  course: rope-work');
    writeFileSync(path.join(COPY, OFFICE, `${facts}.yaml`), ownFacts);
  }
  edit('src/school/brand.yaml', 'account:', `${BRAND_ENTRIES}\naccount:`);
  edit('src/school/pages/about/team.tsx', '<Typography>', `${VIDEO}<Typography>`);
  edit(
    'src/school/pages/about/team.tsx',
    'import type',
    "import { Embed } from '../../../services/Embed';\nimport type",
  );
  mkdirSync(path.join(COPY, 'src/school/sections/home'), { recursive: true });
  writeFileSync(path.join(COPY, 'src/school/sections/home/rooms.tsx'), SECTION);
  writeFileSync(path.join(COPY, 'src/school/languages.yaml'), '- de\n');
  run('npm', 'run', 'build');
  run('npm', 'run', 'typecheck');
  site = await serveSite({ dir: DIST, basePath: '/', port: 0 });
});

test.afterAll(() => {
  site?.server.close();
});

test('a new school builds, and nothing in it is from the old one', () => {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
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
  const about = readFileSync(path.join(DIST, 'about.html'), 'utf8');
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
    .map((file) => readFileSync(path.join(DIST, file), 'utf8').toLowerCase())
    .join('\n');
  expect(text).toContain(NAME.toLowerCase());
  const old = [brand.name, brand.tagline, brand.description, ...courses.map(({ title }) => title)];
  // The old school may have been started with the same command, so it shares words with the new one.
  const templates = readAll(path.join(ROOT, 'src/build/new'));
  expect(
    old.filter((words) => text.includes(words.toLowerCase()) && !templates.includes(words)),
  ).toEqual([]);
});

test('the pages are in the language that the school chose', () => {
  const home = readFileSync(path.join(DIST, 'index.html'), 'utf8');
  expect(home).toContain('<html lang="de"');
  expect(home).toContain(`aria-label="${search}"`);
});

test("tests pass in a school that isn't in English, and leave its site as it is", () => {
  test.setTimeout(300_000);
  const home = path.join(DIST, 'index.html');
  const before = readFileSync(home, 'utf8');
  run('npm', 'test', '--', 'unit', ...TESTS_OF_CONTENT);
  expect(readFileSync(home, 'utf8')).toBe(before);
  run('npx', 'tsx', 'src/build/content/generate.ts');
  expect(readFileSync(path.join(COPY, '.generated/fixedExampleRuns.ts'), 'utf8')).toContain(
    fixedExample.tests.three,
  );
});

test('nothing is requested from another host before the visitor agrees', async ({ page }) => {
  const requests = await answerForeignHosts(page);
  await page.goto(`${site?.url}about/team`);
  const question = page.getByRole('region', { name: privacy });
  await expect(question).toBeVisible();
  // Matomo needs no consent in the sample school.
  await expect.poll(() => requests).toContain('https://matomo.example.org/matomo.js');
  expect(requests.filter((url) => !url.includes('matomo'))).toEqual([]);

  await question.getByRole('button', { name: allow, exact: true }).click();
  await expect.poll(() => requests).toContain('https://plausible.example.org/js/script.js');
  await expect(question).toBeHidden();

  await page.getByRole('button', { name: load, exact: true }).click();
  await expect(page.getByTitle('A tour')).toBeVisible();
  await expect.poll(() => requests).toContain('https://videos.example.org/tour');
});

test('a visitor can take consent back, and nothing loads from then on', async ({ page }) => {
  const requests = await answerForeignHosts(page);
  await page.goto(`${site?.url}`);
  const question = page.getByRole('region', { name: privacy });
  await question.getByRole('button', { name: allow, exact: true }).click();
  await expect.poll(() => requests).toContain('https://plausible.example.org/js/script.js');

  await page.getByRole('button', { name: privacyChoices }).click();
  const dialog = page.getByRole('dialog', { name: choices.title });
  await dialog.getByRole('checkbox', { name: choices.purposes.statistics }).uncheck();
  requests.length = 0;
  // A script that runs can't be stopped, so the page reloads.
  const reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: choices.save }).click();
  await reloaded;
  await expect(page.getByRole('button', { name: privacyChoices })).toBeVisible();
  await expect(question).toBeHidden();
  await page.goto(`${site?.url}about`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requests).toEqual([]);
});

test("a section of the school's own is on its page, works, and is found", async ({ page }) => {
  await page.goto(`${site?.url}`);
  const section = page.getByRole('region', { name: 'Our rooms' });
  await section.getByRole('button').click();
  await expect(section.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();

  await page.getByRole('button', { name: search }).click();
  await page.getByRole('combobox').fill('doors are open');
  await page.getByRole('option', { name: /Our rooms/ }).click();
  await expect(page).toHaveURL(/\/#rooms$/);
});

/** Stands in for other hosts. Returns the addresses that were requested from them, and fails on violations. */
async function answerForeignHosts(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(/\.example\.org\//, async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  page.on('console', (message) => {
    if (message.type() === 'error') throw new Error(message.text());
  });
  return requests;
}

/** Replaces text in a file of the copy. */
function edit(file: string, from: string, to: string): void {
  const target = path.join(COPY, file);
  const text = readFileSync(target, 'utf8');
  expect(text).toContain(from);
  writeFileSync(target, text.replace(from, to));
}

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
    // Git also lists tracked files that have been deleted.
    if (existsSync(path.join(ROOT, file))) cpSync(path.join(ROOT, file), path.join(COPY, file));
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

/** Returns the texts of all files in a folder, as one string. */
function readAll(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8'))
    .join('\n');
}

/** @throws an error with the command's output if it fails */
function run(command: string, ...values: string[]): void {
  try {
    // The copy has the languages that its school chose, not those of this run.
    const env = { ...process.env, LANGUAGES_FILE: '' };
    execFileSync(command, values, { cwd: COPY, env, stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer };
    const output = stdout.toString() + stderr.toString();
    throw new Error(`${command} ${values.join(' ')} failed.\n${output}`);
  }
}
