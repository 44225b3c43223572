import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CompiledState } from '../../../../src/build/content/cache/CompiledState';

let folder: string;
let state: CompiledState;
const write = (file: string, text: string) => fs.writeFileSync(path.join(folder, file), text);

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'compiled-'));
  fs.mkdirSync(path.join(folder, 'src'));
  fs.mkdirSync(path.join(folder, 'out'));
  write('src/lesson.md', 'A lesson.');
  write('out/lesson.json', '{}');
  state = new CompiledState(path.join(folder, 'out'), [path.join(folder, 'src')]);
  await state.note(['lesson.json']);
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

test('unchanged content is current', async () => {
  expect(await state.isCurrent()).toBe(true);
});

test.each([
  ['a changed source', () => write('src/lesson.md', 'Another lesson.')],
  ['a new source', () => write('src/new.md', '')],
  [
    'a renamed source',
    () => fs.renameSync(path.join(folder, 'src/lesson.md'), path.join(folder, 'src/b.md')),
  ],
  ['a changed generated file', () => write('out/lesson.json', '{"a":1}')],
  ['a deleted generated file', () => fs.rmSync(path.join(folder, 'out/lesson.json'))],
  ['a missing state file', () => fs.rmSync(path.join(folder, 'out/compiled.json'))],
])('%s makes the content stale', async (_, change) => {
  change();
  expect(await state.isCurrent()).toBe(false);
});
