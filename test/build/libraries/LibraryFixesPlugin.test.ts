/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bundle } from '../../../src/build/bundle';
import fixLibrary from '../../../src/build/libraries/fixLibraryLoader';
import {
  LIBRARY_FIXES,
  LibraryFixesPlugin,
  type LibraryFix,
} from '../../../src/build/libraries/LibraryFixesPlugin';

const FIX: LibraryFix = {
  file: '@lib/field/input.mjs',
  passages: [['.innerHTML = ', '.textContent = ']],
};

type Context = ThisParameterType<typeof fixLibrary>;

function apply(fix: LibraryFix, code: string): string {
  return fixLibrary.call({ getOptions: () => fix } as unknown as Context, code);
}

test('a passage is replaced', () => {
  expect(apply(FIX, 'element.innerHTML = text;')).toBe('element.textContent = text;');
});

test.each([
  ['is gone', 'element.append(text);', 0],
  ['is there twice', 'a.innerHTML = 1; b.innerHTML = 2;', 2],
])('a passage that %s stops the build, with the file and the way out', (_, code, count) => {
  expect(() => apply(FIX, code)).toThrow(
    `node_modules/@lib/field/input.mjs has ${count} times instead of once: .innerHTML = . The library was probably ` +
      'upgraded: update the fix in src/build/libraries/LibraryFixesPlugin.ts, or remove it',
  );
});

test.each(LIBRARY_FIXES.map((fix) => [fix.file, fix] as const))(
  'the installed %s matches',
  (file, fix) => {
    const code = fs.readFileSync(path.join('node_modules', file), 'utf8');
    expect(apply(fix, code)).not.toBe(code);
  },
);

describe('in a project', () => {
  let folder: string;
  const bundled = () =>
    bundle({
      context: folder,
      mode: 'none',
      entry: 'data:text/javascript,',
      output: { path: path.join(folder, 'out') },
      plugins: [new LibraryFixesPlugin([FIX])],
    });

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'library-fixes-'));
  });

  afterEach(() => fs.rmSync(folder, { recursive: true }));

  test('a library that is not installed needs no fix', async () => {
    await expect(bundled()).resolves.toBeUndefined();
  });

  test('a library without the file stops the build, with the file and the way out', async () => {
    fs.mkdirSync(path.join(folder, 'node_modules/@lib/field'), { recursive: true });
    await expect(bundled()).rejects.toThrow(
      /node_modules\/@lib\/field\/input\.mjs no longer exists\. The library was probably upgraded: update the fix/,
    );
  });
});
