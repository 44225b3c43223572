import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lessonAddress } from '../../../src/site/addresses';
import { LESSON } from '../support/contents';
import { watchSavedFiles } from './support/saved';
import type { Tab } from './support/Tab';
import { expect, test } from './support/test';

const ADDRESS = lessonAddress(LESSON.slug);
const DONE = { css: 'strong', text: 'This lesson is done.' };
const STORAGE = { css: '#storage' };

/** The section is as the build made it until it comes near. */
async function expectDone(tab: Tab) {
  await tab.scrollTo({ css: 'strong', text: /This lesson is done\.|Finished\?/ });
  await tab.shown(DONE);
}

async function markAsDone(tab: Tab) {
  await tab.visit(ADDRESS);
  // Its section becomes live when it comes near.
  await tab.scrollTo({ role: 'button', name: 'Mark as done' });
  await tab.click({ role: 'button', name: 'Mark as done' });
  await tab.shown(DONE);
}

test(
  'progress is exported, deleted, and imported again',
  { tag: '@all' },
  async ({ tab, expectMessages }) => {
    // The worker goes with all that is deleted; what it had not answered by then is asked for anew.
    expectMessages(/A ServiceWorker intercepted the request/);
    await markAsDone(tab);
    await tab.visit('/about#storage');
    const saved = await watchSavedFiles(tab);
    await tab.click({ role: 'button', name: 'Export progress', within: STORAGE });
    await expect.poll(saved).toMatch(/"kind":\s*"progress"/);
    const text = await saved();
    await tab.click({ role: 'button', name: 'Delete', within: STORAGE });
    await tab.click({ role: 'button', name: 'Delete everything', within: STORAGE });
    await tab.says({ role: 'status', within: STORAGE }, 'was deleted');
    await tab.visit(ADDRESS);
    await tab.shown({ role: 'button', name: 'Mark as done' });
    expect(await tab.isShown(DONE)).toBe(false);

    const folder = mkdtempSync(path.join(tmpdir(), 'progress-'));
    writeFileSync(path.join(folder, 'mine.json'), text);
    await tab.visit('/about#storage');
    // The field is exchanged for a live one when it comes near; what opens on a press is live.
    const show = { role: 'button', name: 'Show saved data', within: STORAGE };
    await tab.click(show);
    await expect.poll(() => tab.attribute(show, 'aria-expanded')).toBe('true');
    await tab.chooseFile('#storage input[type=file]', path.join(folder, 'mine.json'));
    await tab.click({
      role: 'button',
      name: 'Import',
      within: { role: 'group', name: 'Import this file?', within: STORAGE },
    });
    await tab.says({ role: 'status', within: STORAGE }, 'Imported');
    rmSync(folder, { recursive: true });
    await tab.visit(ADDRESS);
    await expectDone(tab);
  },
);
