/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { changeOf, type Lesson } from '../../content/lesson';

const LESSONS = path.join(process.cwd(), '.generated/lessons');

test('each lesson has a change to one of its examples', () => {
  const without = readdirSync(LESSONS).filter((file) => {
    const { blocks } = JSON.parse(readFileSync(path.join(LESSONS, file), 'utf8')) as Lesson;
    return !blocks.some((block) => changeOf(block) !== undefined);
  });
  expect(without).toEqual([]);
});
