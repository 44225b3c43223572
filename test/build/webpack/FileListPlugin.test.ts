import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFiles } from '../../../src/build/webpack/FileListPlugin';

test('it lists only files in assets/, with 96 bits of their SHA-256', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'files-'));
  mkdirSync(path.join(dir, 'assets'));
  writeFileSync(path.join(dir, 'assets/b.js'), 'b');
  writeFileSync(path.join(dir, 'assets/a.json'), '{}');
  writeFileSync(path.join(dir, 'favicon.ico'), 'icon');
  const hash = (text: string) => createHash('sha256').update(text).digest('base64').slice(0, 16);
  const list = listFiles(['favicon.ico', 'assets/b.js', 'assets/a.json'], dir);
  // Sorted, to keep builds reproducible.
  expect(Object.entries(list)).toEqual([
    ['a.json', hash('{}')],
    ['b.js', hash('b')],
  ]);
  rmSync(dir, { recursive: true });
});
