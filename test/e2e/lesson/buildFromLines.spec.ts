import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { TUTORIALS } from '../../../.generated/tutorials';
import { planOf } from '../../../src/content/exercises/solutionLines';
import { codeText, type ExerciseBlock, type WebExerciseBlock } from '../../../src/content/lesson';
import { piecesOf, readBoard, type SolvedFile } from '../../../src/exercise/lines/board';
import { firstJoins } from '../../../src/exercise/lines/joins';
import type { KnownMistakes } from '../../../src/exercise/mistakes/mistakesModel';
import { lessonAddress } from '../../../src/site/addresses';
import { AUDITED_WIDTHS, expectStateAccessible } from '../support/accessibility/accessibleStates';
import { recordRequests } from '../support/chunks';
import { readLesson } from '../support/content/contents';
import { need, sample } from '../support/content/need';
import { expect, test, type Site } from '../support/test';

/** Tests how readers who are stuck build a solution from its lines. */

interface BuiltTask {
  slug: string;
  title: string;
  files: SolvedFile[];
  known: KnownMistakes;
}

function tasks(
  toFiles: (block: ExerciseBlock | WebExerciseBlock) => SolvedFile[] | undefined,
): BuiltTask[] {
  return TUTORIALS.flatMap(({ slug }) => {
    const file = path.resolve('.generated/mistakes', `${slug}.json`);
    const mistakes = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Record<
      string,
      KnownMistakes
    >;
    return readLesson(slug).blocks.flatMap((block) => {
      if (block.kind !== 'exercise' && block.kind !== 'webExercise') return [];
      const files = block.hasLines ? toFiles(block) : undefined;
      const known = mistakes[block.id];
      return files && known?.wrongLines.length ? [{ slug, title: block.title, files, known }] : [];
    });
  });
}

/** A program whose solution has labels and a line that readers can mix up. */
const PROGRAM = sample(
  'program with labels and a wrong line',
  tasks((block) =>
    block.kind === 'exercise' && !block.continues
      ? [{ language: 'js', starter: block.starter, solution: block.solution }]
      : undefined,
  ).filter(({ files }) => readBoard(files, []).slotNames.length > 1),
);

/** A page of which readers write one file. */
const PAGE = sample(
  'page with a file that can be built from lines',
  tasks((block) => {
    if (block.kind !== 'webExercise' || block.continues) return undefined;
    const [solved, ...others] = block.solution;
    const starter = block.files.find(({ language }) => language === solved?.language);
    return solved && starter && others.length === 0
      ? [{ language: solved.language, starter: starter.lines, solution: solved.lines }]
      : undefined;
  }),
);

const isLinesCode = (address: string) => /\/lines\.\w+\.js$/.test(address);

async function openLines(page: Page, site: Site, { slug, title }: BuiltTask): Promise<Locator> {
  await site.visit(page, lessonAddress(slug));
  const exercise = page.getByRole('region', { name: title, exact: true });
  await exercise.getByRole('button', { name: 'Build it from lines' }).focus();
  await page.keyboard.press('Enter');
  const panel = exercise.getByRole('region', { name: 'Build it from lines' });
  await expect(panel).toBeFocused();
  return panel;
}

const countLeft = (panel: Locator) => poolOf(panel).getByRole('button').count();

const countPlaced = (panel: Locator) =>
  panel.getByRole('group', { name: 'Your program' }).getByRole('listitem').count();

const poolOf = (panel: Locator) => panel.getByRole('group', { name: 'Lines to choose from' });

/** Puts all lines in place by keyboard, in the order of the solution. */
async function build(panel: Locator, { files, known }: BuiltTask): Promise<void> {
  const board = readBoard(files, known.wrongLines);
  const groups = panel.locator('[aria-pressed]');
  for (const [piece, lines] of piecesOf(board, firstJoins(board))) {
    const slot = board.lines[piece]?.slot;
    if (slot === undefined) continue;
    if (board.slotNames.length > 1) await groups.nth(slot).press('Enter');
    const name = lines.map((line) => board.lines[line]?.text.trim()).join(' ');
    const line = poolOf(panel).getByRole('button', {
      name: name.replace(/\s+/g, ' '),
      exact: true,
    });
    await line.first().press('Enter');
  }
  await panel.getByRole('button', { name: 'Check' }).press('Enter');
}

const works = (panel: Locator) => panel.getByRole('status').filter({ hasText: /^It works!/ });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a program is built by keyboard, and written once more with its labels', async ({
    page,
    site,
  }) => {
    const task = need(PROGRAM);
    const [file] = task.files;
    const requests = recordRequests(page);
    const panel = await openLines(page, site, task);
    expect(requests.filter(isLinesCode)).toHaveLength(1);
    await expectStateAccessible(page, { within: panel, widths: AUDITED_WIDTHS });
    await page.setViewportSize({ width: 390, height: 844 });
    await build(panel, task);
    await expect(works(panel)).toBeVisible();
    await expectStateAccessible(page, { within: panel });

    await panel.getByRole('button', { name: 'Write it yourself' }).press('Enter');
    await expect(panel).toHaveCount(0);
    const editor = page.locator('.cm-content');
    await expect(editor).toBeFocused();
    const plan = planOf(codeText(file?.starter ?? []), codeText(file?.solution ?? []));
    await expect(editor.locator('.cm-line')).toHaveText(plan.split('\n'));
  });

  test('a wrong line goes first, and what is built stays after a reload', async ({
    page,
    site,
  }) => {
    const task = need(PROGRAM);
    const panel = await openLines(page, site, task);
    await poolOf(panel).getByRole('button').first().press('Enter');
    await panel.getByRole('button', { name: 'Make it easier' }).press('Enter');
    const said = panel.getByRole('status').filter({ hasText: 'Took away' });
    await expect(said).toBeVisible();
    const text = (await said.textContent()) ?? '';
    expect(task.known.wrongLines.filter(({ says }) => text.endsWith(says))).toHaveLength(1);
    const [left, placed] = await Promise.all([countLeft(panel), countPlaced(panel)]);
    await page.reload();
    const again = await openLines(page, site, task);
    expect([await countLeft(again), await countPlaced(again)]).toEqual([left, placed]);
  });
});

test("a page is built by keyboard, and checked like the reader's own", async ({ page, site }) => {
  const task = need(PAGE);
  const panel = await openLines(page, site, task);
  await build(panel, task);
  await expect(works(panel)).toBeVisible();
});
