import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lessonAddress } from '../../../src/site/addresses';
import { LESSON } from '../support/content/contents';
import { watchSavedFiles } from './support/saved';
import type { Tab } from './support/Tab';
import { expect, test } from './support/test';

const ADDRESS = lessonAddress(LESSON.slug);
const DONE = { css: 'strong', text: 'This lesson is done.' };
const STORAGE = { css: '#storage' };

/** Scrolls to the section first, since it doesn't hydrate until it's near the viewport. */
async function expectDone(tab: Tab) {
  await tab.scrollTo({ css: 'strong', text: /This lesson is done\.|Finished\?/ });
  await tab.waitFor(DONE);
}

async function markAsDone(tab: Tab) {
  await tab.visit(ADDRESS);
  // The section doesn't hydrate until it's near the viewport.
  await tab.scrollTo({ role: 'button', name: 'Mark as done' });
  await tab.click({ role: 'button', name: 'Mark as done' });
  await tab.waitFor(DONE);
}

test('progress can be exported, deleted, and re-imported', { tag: '@all' }, async ({ tab }) => {
  await markAsDone(tab);
  await tab.visit('/about#storage');
  const saved = await watchSavedFiles(tab);
  await tab.click({ role: 'button', name: 'Export progress', within: STORAGE });
  await expect.poll(saved).toMatch(/"kind":\s*"progress"/);
  const text = await saved();
  await tab.click({ role: 'button', name: 'Delete', within: STORAGE });
  await tab.click({ role: 'button', name: 'Delete everything', within: STORAGE });
  await tab.waitForText({ role: 'status', within: STORAGE }, 'was deleted');
  await tab.visit(ADDRESS);
  await tab.waitFor({ role: 'button', name: 'Mark as done' });
  expect(await tab.isShown(DONE)).toBe(false);

  const folder = mkdtempSync(path.join(tmpdir(), 'progress-'));
  writeFileSync(path.join(folder, 'mine.json'), text);
  await tab.visit('/about#storage');
  // Hydration replaces the file input. Wait until the section's button works, which means that React has
  // hydrated the section.
  const show = { role: 'button', name: 'Show saved data', within: STORAGE };
  await tab.click(show);
  await expect.poll(() => tab.attribute(show, 'aria-expanded')).toBe('true');
  await tab.chooseFile('#storage input[type=file]', path.join(folder, 'mine.json'));
  await tab.click({
    role: 'button',
    name: 'Import',
    within: { role: 'group', name: 'Import this file?', within: STORAGE },
  });
  await tab.waitForText({ role: 'status', within: STORAGE }, 'Imported');
  rmSync(folder, { recursive: true });
  await tab.visit(ADDRESS);
  await expectDone(tab);
});
