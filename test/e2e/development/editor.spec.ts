import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { courses } from '../../../.generated/school/courses';
import { courseSchema } from '../../../src/build/content/validation/contentSchemas';
import { courseFile } from '../../../src/build/content/validation/validateFiles';
import { courseAddress } from '../../../src/site/addresses';
import { OPEN_TIMEOUT, REBUILD_TIMEOUT, test } from '../support/devServer/devTest';
import { ROOT } from '../support/sites/sites';
import { expect } from '../support/test';

test.describe.configure({ timeout: 3 * OPEN_TIMEOUT });

test.use({ args: ['--no-check'] });

/** A course of the school, whose file the test changes. */
const [COURSE] = courses.map(({ id, slug, title }) => ({ file: courseFile({ id }), slug, title }));

const DESCRIPTION = 'A sentence that somebody wrote in the editor, who has never seen a YAML file.';

test('somebody changes a course in the editor, and its page shows it', async ({
  page,
  context,
  site,
  devServer,
}) => {
  if (!COURSE) throw new Error('The school has no course.');
  // Stands in for the dialog in which people choose the folder of the school.
  await page.addInitScript(() => {
    const choose = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('school', { create: true });
    Object.assign(window, { showDirectoryPicker: choose });
  });
  await page.goto(site.url('/edit'), { timeout: OPEN_TIMEOUT });
  await writeFolder(page, schoolFiles());

  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.getByRole('treeitem', { name: 'Courses' }).click();
  await page.getByRole('gridcell', { name: COURSE.title, exact: true }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill(DESCRIPTION);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Entry saved.')).toBeVisible();

  const original = readFileSync(path.join(ROOT, COURSE.file), 'utf8');
  const saved = await readFromFolder(page, COURSE.file);
  expect(saved.split('\n')[0]).toBe(original.split('\n')[0]);
  const { order, ...course } = parse(saved) as Record<string, unknown>;
  expect(order).toEqual(expect.any(Number));
  expect(course).toEqual({ ...withoutOrder(original), description: DESCRIPTION });
  expect(courseSchema.safeParse({ id: 'course', ...course }).error).toBeUndefined();

  // The folder that people choose is the one that the server watches.
  const restore = await devServer.edit(COURSE.file, original, saved);
  // Saving leads back to the list.
  await page.getByRole('gridcell', { name: COURSE.title, exact: true }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'View on Live Site' }).click();
  const preview = await opened;
  await expect(preview).toHaveURL(site.url(courseAddress(COURSE.slug)));
  await expect(preview.getByText(DESCRIPTION).first()).toBeVisible({
    timeout: OPEN_TIMEOUT + REBUILD_TIMEOUT,
  });
  await restore();
});

test('the editor has its own policy, and pages keep theirs', async ({ request, site }) => {
  const policyOf = async (address: string) => {
    const response = await request.get(site.url(address), { timeout: OPEN_TIMEOUT });
    const html = await response.text();
    return /http-equiv="Content-Security-Policy" content="(.*?)"/.exec(html)?.[1] ?? '';
  };
  expect(await policyOf('/edit')).toContain("style-src 'self' 'unsafe-inline'");
  expect(await policyOf('/courses')).not.toContain('unsafe-inline');
});

function withoutOrder(text: string): object {
  const course = parse(text) as Record<string, unknown>;
  delete course['order'];
  return course;
}

/** Returns the school's files except its lessons, by path within the project. */
function schoolFiles(): Record<string, string> {
  const folder = path.join(ROOT, 'src/school');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => name.endsWith('.yaml'));
  return Object.fromEntries(
    names.map((name) => [`src/school/${name}`, readFileSync(path.join(folder, name), 'utf8')]),
  );
}

/** Writes a repository into the folder that the page opens. */
async function writeFolder(page: Page, files: Record<string, string>): Promise<void> {
  await page.evaluate(async (texts) => {
    const storage = await navigator.storage.getDirectory();
    const root = await storage.getDirectoryHandle('school', { create: true });
    await root.getDirectoryHandle('.git', { create: true });
    for (const [name, text] of Object.entries(texts)) {
      const folders = name.split('/');
      const file = folders.pop() ?? '';
      let folder = root;
      for (const one of folders) folder = await folder.getDirectoryHandle(one, { create: true });
      const writable = await (await folder.getFileHandle(file, { create: true })).createWritable();
      await writable.write(text);
      await writable.close();
    }
  }, files);
}

/** Reads a file from the folder that the page opens. */
function readFromFolder(page: Page, file: string): Promise<string> {
  return page.evaluate(async (name) => {
    const folders = ['school', ...name.split('/')];
    const last = folders.pop() ?? '';
    let folder = await navigator.storage.getDirectory();
    for (const one of folders) folder = await folder.getDirectoryHandle(one);
    return (await (await folder.getFileHandle(last)).getFile()).text();
  }, file);
}
