/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bundle } from '../../../src/build/bundle';
import { AwaitContentPlugin } from '../../../src/build/webpack/AwaitContentPlugin';

let folder: string;
const write = (file: string, text: string) => fs.writeFileSync(path.join(folder, file), text);
const bundleWith = (content: PromiseLike<unknown>) =>
  bundle({
    context: folder,
    mode: 'none',
    entry: './entry.js',
    output: { path: path.join(folder, 'out') },
    plugins: [new AwaitContentPlugin(content)],
  });

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'await-content-'));
  write(
    'entry.js',
    `import { LESSONS } from './.generated/lessons.js';\nglobalThis.shown = LESSONS;\n`,
  );
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

test('generated modules are bundled after the content is compiled', async () => {
  // This fake compilation doesn't write the content until it's awaited, so the build fails if the plugin
  // doesn't wait for it.
  await bundleWith({
    then: (resolve) => {
      fs.mkdirSync(path.join(folder, '.generated'));
      write('.generated/lessons.js', `export const LESSONS = ['compiled later'];\n`);
      return Promise.resolve().then(resolve);
    },
  });
  expect(fs.readFileSync(path.join(folder, 'out/main.js'), 'utf8')).toContain('compiled later');
});

test('a generated module that is still missing fails the build', async () => {
  await expect(bundleWith(Promise.resolve())).rejects.toThrow(
    /Can't resolve '\.\/\.generated\/lessons/,
  );
});
