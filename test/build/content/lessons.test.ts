/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { codeText, type Block, type Lesson } from '../../../src/content/lesson';
import { hasPassed } from '../../../src/sandbox/protocol';
import { printed, runInNode, stopLessonProcess } from '../../support/runLesson';

/** Made by `npm run content`. */
const FOLDER = path.join(process.cwd(), '.generated/lessons');

const lessons = fs
  .readdirSync(FOLDER)
  .map((file) => JSON.parse(fs.readFileSync(path.join(FOLDER, file), 'utf8')) as Lesson);

function pick<Kind extends Block['kind']>(kind: Kind) {
  return lessons.flatMap(({ slug, blocks }) =>
    blocks
      .filter((block): block is Extract<Block, { kind: Kind }> => block.kind === kind)
      .map((block) => ({ slug, block })),
  );
}

afterAll(stopLessonProcess);

test.each(pick('example'))('$slug: $block.id runs and prints what it shows', async ({ block }) => {
  const result = await runInNode(codeText(block.lines));
  expect(result.error).toBeUndefined();
  expect(result.end).toBe('finished');
  expect(printed(result)).toBe(block.output ?? printed(result));
});

test.each(pick('exercise'))('$slug: the solution of $block.id passes', async ({ block }) => {
  const result = await runInNode(codeText(block.solution), block.tests);
  expect(result.tests.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  expect(hasPassed(result)).toBe(true);
});

test.each(pick('exercise'))('$slug: the starter of $block.id runs and fails', async ({ block }) => {
  const result = await runInNode(codeText(block.starter), block.tests);
  expect(result.error).toBeUndefined();
  expect(result.end).toBe('finished');
  expect(result.tests.some(({ outcome }) => outcome === 'failed')).toBe(true);
});

test.each(pick('exercise'))('$slug: $block.id has hints and a hidden test', async ({ block }) => {
  const { tests } = await runInNode(codeText(block.solution), block.tests);
  expect(block.hints.length).toBeGreaterThanOrEqual(1);
  expect(new Set(tests.map(({ hidden }) => hidden))).toEqual(new Set([true, false]));
});
