/** @jest-environment jsdom */
import '../../../support/school/mockSchool';
import {
  copyIn,
  makeCopy,
  MAX_COPIES,
  MAX_COPIES_SIZE,
  undo,
  type Copy,
} from '../../../../src/pages/about/transfer/copies';
import { copyEverything, undoCopy } from '../../../../src/pages/about/transfer/everything';
import { COPIES_PREFIX } from '../../../../src/progress/entries/copyKeys';
import { progressStore } from '../../../../src/progress/progressStore';

const NOW = 1_800_000_000_000;
const DRAFT = progressStore.keyOf('drafts', 'a');

const copies = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(COPIES_PREFIX))
    .sort();
const sizeOf = (keys: readonly string[]) =>
  keys.reduce((sum, key) => sum + key.length + (localStorage.getItem(key) ?? '').length, 0);

async function copyOf(text: string, now: number): Promise<Copy> {
  localStorage.setItem(DRAFT, text);
  const copy = await makeCopy('import', [{ key: DRAFT, text: 'after' }], now);
  localStorage.setItem(DRAFT, 'after');
  if (!copy) throw new Error('There is no copy.');
  return copy;
}

beforeEach(() => {
  localStorage.clear();
  progressStore.clear();
});

test('only the latest copies stay, and the latest of them undoes its change', async () => {
  const made: Copy[] = [];
  for (let index = 0; index < 3 * MAX_COPIES; index++) {
    made.push(await copyOf(`before ${index}`, NOW + index));
  }
  expect(copies()).toEqual(made.slice(-MAX_COPIES).map(({ key }) => key));
  expect(await undo(made.at(-1) as Copy)).toBe('undone');
  expect(localStorage.getItem(DRAFT)).toBe(`before ${made.length - 1}`);
});

test('copies take up a limited amount of space, but a large one can still be undone', async () => {
  const large = 'x'.repeat(MAX_COPIES_SIZE / 3);
  for (let index = 0; index < 9; index++) {
    await copyOf(large, NOW + index);
    expect(sizeOf(copies())).toBeLessThanOrEqual(MAX_COPIES_SIZE);
  }
  const huge = await copyOf('y'.repeat(MAX_COPIES_SIZE), NOW + 9);
  expect(copies()).toEqual([huge.key]);
  expect(await undo(huge)).toBe('undone');
});

test('twenty rounds of imports, deletions and undoing leave no more than that', async () => {
  for (let round = 0; round < 20; round++) {
    await copyOf('x'.repeat(100_000), NOW + 10 * round);
    const deletion = await copyEverything(NOW + 10 * round + 1);
    localStorage.removeItem(DRAFT);
    if (deletion) await undoCopy(deletion);
  }
  expect(copies().length).toBeLessThanOrEqual(MAX_COPIES);
  expect(sizeOf(copies())).toBeLessThanOrEqual(MAX_COPIES_SIZE);
});

test('two tabs that copy at the same moment get copies of their own', async () => {
  const [one, other] = await Promise.all([copyOf('one', NOW), copyOf('other', NOW)]);
  expect(one.key).not.toBe(other.key);
  expect(copies().map((key) => copyIn(key)?.at)).toEqual([NOW, NOW]);
});
