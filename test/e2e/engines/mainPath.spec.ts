import { lessonAddress } from '../../../src/site/addresses';
import { FUNCTION_LESSON, LESSON, NAMED_LESSON } from '../support/content/contents';
import { need } from '../support/content/need';
import { NAVIGATION } from '../support/content/routes';
import { EXAMPLE, EXERCISE, showSolution, writeInto } from './support/lesson';
import { visitWithWorker } from './support/offline';
import { expect, test } from './support/test';

/** A reader's first visit as one test, since starting an engine takes longer than most tests. */

const ADDRESS = lessonAddress(LESSON.slug);
const HEADING = { css: 'main h1' };
const DIALOG = { role: 'dialog', name: 'Search' };
const DONE = { css: 'strong', text: 'This lesson is done.' };

test('a first visit works: pages, color mode, search, a lesson, and persistence across a reload', async ({
  tab,
}) => {
  need(FUNCTION_LESSON);
  const { mistyped, lesson } = need(NAMED_LESSON);
  await tab.visit('/');

  await test.step('links navigate, and Back returns', async () => {
    await tab.run(() => void (document.body.dataset['same'] = ''));
    for (const { label, address } of NAVIGATION) {
      await tab.click({ role: 'link', name: label, within: { role: 'banner' } });
      await expect.poll(() => tab.address()).toBe(address);
      await expect.poll(() => tab.isFocused(HEADING)).toBe(true);
    }
    for (const { address } of NAVIGATION.toReversed().slice(1)) {
      await tab.back();
      await expect.poll(() => tab.address()).toBe(address);
      await tab.waitFor(HEADING);
    }
    expect(await tab.run(() => 'same' in document.body.dataset)).toBe(true);
  });

  await test.step('the color mode persists', async () => {
    await tab.visit('/courses');
    await tab.click({ role: 'button', name: 'Switch to dark mode' });
    await tab.waitFor({ role: 'button', name: 'Switch to light mode' });
    await tab.reload();
    expect(await tab.run(() => document.documentElement.classList.contains('dark'))).toBe(true);
    await tab.waitFor({ role: 'button', name: 'Switch to light mode' });
  });

  await test.step('search finds a lesson despite a typo and opens it', async () => {
    await tab.press('Control+k');
    await expect.poll(() => tab.isFocused({ role: 'combobox', within: DIALOG })).toBe(true);
    await tab.type(mistyped);
    await tab.waitForText({ role: 'listbox', name: 'Results', within: DIALOG }, lesson.title);
    await tab.replaceText(lesson.title);
    await tab.click({ role: 'option', text: lesson.title, within: DIALOG });
    await expect.poll(() => tab.address()).toContain(lessonAddress(lesson.slug));
    await tab.waitForText(HEADING, lesson.title);
  });

  await test.step('an exercise fails at first and passes with its solution', async () => {
    await tab.visit(ADDRESS);
    await tab.scrollTo(EXERCISE);
    await tab.click({ role: 'button', name: 'Check', within: EXERCISE });
    await tab.waitForText({ role: 'list', name: 'Tests', within: EXERCISE }, /Fails:.*Expected/s);
    await showSolution(EXERCISE, tab);
    await tab.click({ role: 'button', name: 'Check', within: EXERCISE });
    await tab.waitForText(EXERCISE, /(?:All \d+|Both) tests passed/);
  });

  await test.step('progress and drafts persist', async () => {
    await tab.scrollTo({ role: 'button', name: 'Mark as done' });
    await tab.click({ role: 'button', name: 'Mark as done' });
    await tab.waitFor(DONE);
    await writeInto(tab, EXAMPLE, `'a draft of mine'`);
    await expect
      .poll(() => tab.run(() => JSON.stringify({ ...localStorage })))
      .toContain('a draft of mine');
    await tab.reload();
    // The section doesn't hydrate until it's near the viewport.
    await tab.scrollTo({ css: 'strong', text: /This lesson is done\.|Finished\?/ });
    await tab.waitFor(DONE);
    await tab.waitForText({ css: '.cm-content, textarea', within: EXAMPLE }, 'a draft of mine');
  });
});

test.describe('while the host is down', () => {
  // Tests don't fail on logged errors here, because browsers log every failed request, and the script that
  // reports errors would change the cached documents.
  test.use({ failsOnErrors: false });

  test('visited pages open, and others show the offline page', async ({ tab, host }) => {
    await visitWithWorker(tab, '/');
    await visitWithWorker(tab, '/about');
    await host.goDown();
    await tab.visit('/');
    await tab.waitFor(HEADING);
    expect(await tab.text(HEADING)).not.toBe("You're offline");
    await tab.visit('/about');
    await tab.waitForText(HEADING, /about/i);
    await tab.reload();
    await tab.waitForText(HEADING, /about/i);
    await tab.open(ADDRESS);
    await tab.waitForText(HEADING, "You're offline");
  });
});
