import { lessonAddress } from '../../../src/site/addresses';
import { LESSON, MISTYPED_WORD, NAMED_LESSON, TITLE_WORD } from '../support/contents';
import { NAVIGATION } from '../support/routes';
import { EXAMPLE, EXERCISE, showSolution, writeInto } from './support/lesson';
import { isStored, visitWithWorker } from './support/offline';
import { expect, test } from './support/test';

/** What a reader does on a first visit, in one session, as the start of an engine takes longer than most tests. */

const ADDRESS = lessonAddress(LESSON.slug);
const HEADING = { css: 'main h1' };
const DIALOG = { role: 'dialog', name: 'Search' };
const DONE = { css: 'strong', text: 'This lesson is done.' };

test('a first visit: pages, mode, search, a lesson, and what of it is still there after a reload', async ({
  tab,
}) => {
  await tab.visit('/');

  await test.step('links lead from page to page, and Back leads back', async () => {
    await tab.run(() => void (document.body.dataset['same'] = ''));
    for (const { label, address } of NAVIGATION) {
      await tab.click({ role: 'link', name: label, within: { role: 'banner' } });
      await expect.poll(() => tab.address()).toBe(address);
      await expect.poll(() => tab.isFocused(HEADING)).toBe(true);
    }
    for (const { address } of NAVIGATION.toReversed().slice(1)) {
      await tab.back();
      await expect.poll(() => tab.address()).toBe(address);
      await tab.shown(HEADING);
    }
    expect(await tab.run(() => 'same' in document.body.dataset)).toBe(true);
  });

  await test.step('the chosen mode is kept', async () => {
    await tab.visit('/courses');
    await tab.click({ role: 'button', name: 'Switch to dark mode' });
    await tab.shown({ role: 'button', name: 'Switch to light mode' });
    await tab.reload();
    expect(await tab.run(() => document.documentElement.classList.contains('dark'))).toBe(true);
    await tab.shown({ role: 'button', name: 'Switch to light mode' });
  });

  await test.step('the search finds a lesson, mistyped too, and leads to it', async () => {
    await tab.press('Control+k');
    await expect.poll(() => tab.isFocused({ role: 'combobox', within: DIALOG })).toBe(true);
    await tab.type(MISTYPED_WORD);
    await tab.says({ role: 'listbox', name: 'Results', within: DIALOG }, NAMED_LESSON.title);
    await tab.replaceText(TITLE_WORD);
    await tab.click({ role: 'option', text: NAMED_LESSON.title, within: DIALOG });
    await expect.poll(() => tab.address()).toContain(lessonAddress(NAMED_LESSON.slug));
    await tab.says(HEADING, NAMED_LESSON.title);
  });

  await test.step('an exercise fails, and passes with the solution', async () => {
    await tab.visit(ADDRESS);
    await tab.scrollTo(EXERCISE);
    await tab.click({ role: 'button', name: 'Check', within: EXERCISE });
    await tab.says({ role: 'list', name: 'Tests', within: EXERCISE }, /Fails:.*Expected/s);
    await showSolution(EXERCISE, tab);
    await tab.click({ role: 'button', name: 'Check', within: EXERCISE });
    await tab.says(EXERCISE, /All \d+ tests passed/);
  });

  await test.step('what is done and written is kept', async () => {
    await tab.scrollTo({ role: 'button', name: 'Mark as done' });
    await tab.click({ role: 'button', name: 'Mark as done' });
    await tab.shown(DONE);
    await writeInto(tab, EXAMPLE, `'a draft of mine'`);
    await expect
      .poll(() => tab.run(() => JSON.stringify({ ...localStorage })))
      .toContain('a draft of mine');
    await tab.reload();
    // The section is as the build made it until it comes near.
    await tab.scrollTo({ css: 'strong', text: /This lesson is done\.|Finished\?/ });
    await tab.shown(DONE);
    await tab.says({ css: '.cm-content, textarea', within: EXAMPLE }, 'a draft of mine');
  });
});

test.describe('while the host is down', () => {
  // A script in the documents would change what the worker keeps, and browsers log every request that fails.
  test.use({ isWatched: false });

  test('seen pages, home and pages of the navigation open, and any other shows the offline page', async ({
    tab,
    host,
  }) => {
    await visitWithWorker(tab, '/about');
    await expect.poll(() => isStored(tab, '/'), 'whether home is stored').toBe(true);
    await host.goDown();
    await tab.visit('/');
    await tab.shown(HEADING);
    expect(await tab.text(HEADING)).not.toBe("You're offline");
    await tab.visit('/about');
    await tab.says(HEADING, /about/i);
    await tab.click({ role: 'link', name: 'Programs', within: { role: 'banner' } });
    await tab.says(HEADING, /program/i);
    await tab.reload();
    await tab.shown(HEADING);
    await tab.open(ADDRESS);
    await tab.says(HEADING, "You're offline");
  });
});
