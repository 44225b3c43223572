import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildState } from '../../../src/build/server/buildState';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'buildState-'));
  for (const folder of ['src/pages', 'dist'])
    mkdirSync(path.join(root, folder), { recursive: true });
  for (const file of ['src/pages/a.ts', 'package.json', 'dist/404.html']) {
    writeFileSync(path.join(root, file), '');
  }
  for (const source of ['src/pages/a.ts', 'src/pages', 'src', 'package.json']) setTime(source, 10);
  setTime('dist/404.html', 20);
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function setTime(file: string, seconds: number) {
  utimesSync(path.join(root, file), seconds, seconds);
}

function readState() {
  const sources = ['src', 'public', 'package.json'].map((source) => path.join(root, source));
  return buildState(path.join(root, 'dist'), sources);
}

test('a site newer than all its sources is fresh; missing sources are ignored', async () => {
  expect(await readState()).toBe('fresh');
});

test.each(['src/pages/a.ts', 'package.json'])(
  'a change to %s makes the site outdated',
  async (file) => {
    setTime(file, 30);
    expect(await readState()).toBe('outdated');
  },
);

test('a removed file makes the site outdated', async () => {
  rmSync(path.join(root, 'src/pages/a.ts'));
  expect(await readState()).toBe('outdated');
});

test('a site without its last document is missing', async () => {
  rmSync(path.join(root, 'dist/404.html'));
  expect(await readState()).toBe('missing');
});
