import type { Locator, Page } from '@playwright/test';
import { lessonAddress, ADDRESSES, PLANNER_ADDRESS } from '../../../src/site/addresses';
import { FUNCTION_LESSON, PAGE_EXERCISE, readLesson } from '../support/content/contents';
import { need } from '../support/content/need';
import { MOCK_ADDRESSES } from '../support/content/routes';
import { answer, program, SECOND } from '../support/planner';
import { expect, test } from '../support/test';
import { announcements, listen } from './looks/announcements';

/** Tests that each result is announced once (WCAG 2.2, 4.1.3), and that controls don't lose keyboard focus. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const TESTS = /tests? passed/;

/** Presses a button by keyboard. */
async function press(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
}

/** Expects one announcement that matches, since `listen`, and none that screen readers would miss. */
async function expectOnce(page: Page, pattern: RegExp): Promise<void> {
  const matching = async () =>
    (await announcements(page)).filter(({ text }) => pattern.test(text)).length;
  await expect.poll(matching, { message: `${String(pattern)} is announced` }).toBe(1);
  const missed = (await announcements(page)).filter(({ isHeard }) => !isHeard);
  expect(missed, 'announcements that screen readers miss').toEqual([]);
}

async function expectFocusKept(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
}

test('a check announces its result and output once, again and again', async ({ page, site }) => {
  const { slug } = need(FUNCTION_LESSON);
  const [task] = readLesson(slug).blocks.flatMap((block) =>
    block.kind === 'exercise' ? block : [],
  );
  const part = `[aria-labelledby="${task?.id ?? ''}"]`;
  await site.visit(page, lessonAddress(slug));
  const region = page.locator(part);
  await region.scrollIntoViewIfNeeded();
  const check = region.getByRole('button', { name: 'Check' });
  const code = region.getByRole('textbox').first();
  await code.focus();
  await expect(region.locator('.cm-content')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText("console.log('said once');");
  await listen(page, part);
  await press(check);
  await expectOnce(page, /said once/);
  for (let time = 0; time < 2; time++) {
    await listen(page, part);
    await press(check);
    await expectOnce(page, TESTS);
    await expect(check).toBeFocused();
  }

  await test.step('opening all hints keeps the focus', async () => {
    const hint = region.getByRole('button', { name: /^Show hint/ });
    while ((await hint.count()) > 0) await press(hint);
    await expectFocusKept(page);
  });
});

test('a check of a page announces its result once', { tag: '@all' }, async ({ page, site }) => {
  const { slug, exercise } = need(PAGE_EXERCISE);
  await site.visit(page, lessonAddress(slug));
  const region = page.getByRole('region', { name: exercise.title });
  await region.scrollIntoViewIfNeeded();
  await expect(region.getByRole('tab').first()).toBeVisible();
  await listen(page, `[aria-labelledby="${exercise.id}"]`);
  await press(region.getByRole('button', { name: 'Check' }));
  await expectOnce(page, TESTS);
});

test("an interview's examples and check are announced", { tag: '@all' }, async ({ page, site }) => {
  test.skip(MOCK_ADDRESSES.length === 0, 'no course has mock interviews');
  await site.visit(page, MOCK_ADDRESSES[0] ?? '');
  await press(page.getByRole('button', { name: 'Start the interview' }));
  const task = page.getByRole('group', { name: 'Task 1 of 1' });
  await expect(task).toBeFocused();
  await task.getByRole('textbox').first().fill("console.log('from my example')");
  await listen(page);
  await press(page.getByRole('button', { name: 'Run my examples' }));
  await expectOnce(page, /from my example/);
  await page.getByRole('combobox', { name: 'Time' }).selectOption('n');
  await page.getByRole('combobox', { name: 'Additional memory' }).selectOption('1');
  await press(page.getByRole('button', { name: 'Check once' }));
  await listen(page);
  await press(page.getByRole('button', { name: 'Check now' }));
  await expect(page.getByRole('heading', { name: /^Failed/ })).toBeFocused();
  const missed = (await announcements(page)).filter(({ isHeard }) => !isHeard);
  expect(missed, 'announcements that screen readers miss').toEqual([]);
});

test('the planner announces each plan once', { tag: '@all' }, async ({ page, site }) => {
  const second = need(SECOND);
  await site.visit(page, PLANNER_ADDRESS);
  await expect(answer(page)).toHaveText(/finish/);
  await program(page).focus();
  await listen(page);
  await program(page).selectOption(second.id);
  await expectOnce(page, /finish/);

  await test.step('suggested days make a plan, which is announced', async () => {
    await site.visit(page, `${PLANNER_ADDRESS}?days=`);
    const chosen = page.getByRole('button', { pressed: true });
    while ((await chosen.count()) > 0) await chosen.first().click();
    await expect(answer(page)).toHaveText(/No plan/);
    await listen(page);
    await press(page.getByRole('button', { name: /Finish by/ }).first());
    await expectOnce(page, /finish/);
    await expectFocusKept(page);
  });

  await test.step('a started plan is announced by its heading only', async () => {
    await listen(page);
    await press(page.getByRole('button', { name: 'Start this plan' }));
    await expect(page.getByRole('heading', { name: 'This week' })).toBeFocused();
    expect((await announcements(page)).map(({ text }) => text)).not.toContainEqual(
      expect.stringMatching(/already have a plan/),
    );
  });
});

test(
  'the number of matching lessons is announced once, by the count alone',
  { tag: '@all' },
  async ({ page, site }) => {
    await site.visit(page, `${ADDRESSES.tutorials}?q=zzzzzz`);
    const reset = page.getByRole('button', { name: 'Show all lessons' });
    await expect(reset).toBeVisible();
    await listen(page);
    await press(reset);
    await expectOnce(page, /lessons$/);
    await expect(page.getByRole('group', { name: 'Lessons', exact: true })).toBeFocused();
  },
);
