import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TUTORIALS } from '../../../.generated/tutorials';
import type { LessonPrograms } from '../../../src/build/content/solutions/programs';
import { isTask } from '../../../src/content/lesson';
import type { KnownMistakes } from '../../../src/exercise/mistakes/mistakesModel';
import { lessonAddress } from '../../../src/site/addresses';
import { readLesson } from '../support/content/contents';
import { need, sample } from '../support/content/need';
import { test, visitWithWorker } from '../support/deployment/deployment';
import { hydrated } from '../support/hydrated';
import { openIntro } from '../support/intro';
import { expect } from '../support/test';

/** Tests that the page names a reader's mistake if a wrong solution is known to fail like the reader's code. */

function readGenerated<T>(folder: string, slug: string): T | undefined {
  const file = path.resolve('.generated', folder, `${slug}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

/** A wrong solution whose mistake the page can name. */
const KNOWN = sample(
  'exercise with a known mistake',
  TUTORIALS.flatMap(({ slug }) => {
    const mistakes = readGenerated<Record<string, KnownMistakes>>('mistakes', slug) ?? {};
    const programs = readGenerated<LessonPrograms>('programs', slug);
    const tasks = readLesson(slug).blocks.filter(isTask);
    return (programs?.exercises ?? []).flatMap(({ id, set, solution }) => {
      const sentences = Object.values(mistakes[id]?.byReport ?? {}).flatMap((list) =>
        list.length === 1 ? list : [],
      );
      const wrong = set?.wrong.find(({ words }) => sentences.includes(words));
      const title = tasks.find((task) => task.id === id)?.title;
      return wrong && title !== undefined
        ? [{ slug, title, words: wrong.words, wrong: wrong.code, right: solution.code }]
        : [];
    });
  }),
);

test('a saved lesson names a known mistake offline, above the results, until it is corrected', async ({
  page,
  context,
  deployment,
}) => {
  const { slug, title, words, wrong, right } = need(KNOWN);
  const address = deployment.url + lessonAddress(slug).slice(1);
  await visitWithWorker(page, address);
  await openIntro(page);
  await page.getByRole('button', { name: 'Save for offline' }).first().click();
  await expect(page.getByRole('button', { name: 'Saved for offline' }).first()).toBeVisible();
  await context.setOffline(true);
  deployment.goDown();
  await page.goto(address);
  await hydrated(page);

  const exercise = page.getByRole('region', { name: title });
  await exercise.getByRole('textbox').click();
  await expect(exercise.locator('.cm-content')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(wrong);
  await exercise.getByRole('button', { name: 'Check' }).click();
  const cause = exercise.getByRole('status').filter({ hasText: 'Likely cause' });
  await expect(cause).toContainText(words);
  const tests = exercise.getByRole('list', { name: 'Tests' });
  await expect(tests).toBeVisible();
  const isAbove = await cause.evaluate(
    (element, list) => Boolean(element.compareDocumentPosition(list as Node) & 4),
    await tests.elementHandle(),
  );
  expect(isAbove).toBe(true);

  await exercise.getByRole('textbox').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(right);
  await exercise.getByRole('button', { name: 'Check' }).click();
  await expect(cause).toHaveCount(0);
});
