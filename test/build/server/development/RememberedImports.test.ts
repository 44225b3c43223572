/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { RememberedImports } from '../../../../src/build/server/development/RememberedImports';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'imports-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('imports are remembered across starts for all pages of the same type', () => {
  const file = path.join(folder, 'cache', 'imports.json');
  const imports = new RememberedImports(file);
  expect(imports.of('/about')).toEqual([]);
  imports.add('/about', 'src/pages/about/index.ts');
  imports.add('/tutorials/arrays', 'src/pages/lesson/index.ts');
  imports.add('/tutorials/arrays', 'src/pages/lesson/index.ts');

  const next = new RememberedImports(file);
  expect(next.of('/about')).toEqual(['src/pages/about/index.ts']);
  expect(next.of('/tutorials/objects')).toEqual(['src/pages/lesson/index.ts']);
  expect(next.of('/tutorials')).toEqual([]);
});

test('a truncated file is ignored', () => {
  const file = path.join(folder, 'truncated.json');
  fs.writeFileSync(file, '{"/about": [');
  expect(new RememberedImports(file).of('/about')).toEqual([]);
});
