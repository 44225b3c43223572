import { lessonAddress } from '../../../src/site/addresses';
import { LESSON } from '../support/content/contents';
import { stopLongTimers } from '../support/stopLongTimers';
import { EXAMPLE, OUTPUT, runExample, STEPS } from './support/lesson';
import { visitWithWorker } from './support/offline';
import type { Tab } from './support/Tab';
import { expect, test } from './support/test';

const ADDRESS = lessonAddress(LESSON.slug);

// Tests don't fail on logged errors here, because browsers log every failed request, and the script that
// reports errors would change the cached documents.
test.use({ failsOnErrors: false });

test(
  'code runs while the host is down, without waiting for a time limit',
  { tag: '@all' },
  async ({ tab, host }) => {
    await saveLesson(tab);
    await host.goDown();
    await tab.visit(ADDRESS);
    await tab.run(stopLongTimers);
    await runExample(tab, 'console.log(6 * 7)');
    await tab.waitForText(OUTPUT, '42');
    await tab.click({ role: 'button', name: 'Step through', within: EXAMPLE });
    await tab.waitForText(STEPS, 'Prints 42.');
  },
);

test(
  'code runs in a browser that reports being offline',
  { tag: '@all' },
  async ({ tab, host }) => {
    await saveLesson(tab);
    await host.goDown();
    await tab.visit(ADDRESS);
    await tab.goOffline();
    expect(await tab.run(() => navigator.onLine)).toBe(false);
    await runExample(tab, 'console.log(6 * 7)');
    await tab.waitForText(OUTPUT, '42');
  },
);

async function saveLesson(tab: Tab) {
  await visitWithWorker(tab, ADDRESS);
  await tab.click({ css: 'summary', text: /^Learn \d/ });
  await tab.click({ role: 'button', name: 'Save for offline' });
  await tab.waitFor({ role: 'button', name: 'Saved for offline' });
}
