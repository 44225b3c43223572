import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readSettings } from '../../src/build/settings';

const ROOT = path.resolve('/project');

test('by default, the site is at the root of an unknown host', () => {
  expect(readSettings({}, ROOT)).toMatchObject({
    basePath: '/',
    siteRoot: '',
    outDir: path.join(ROOT, 'dist'),
    brandFile: path.join(ROOT, 'src/school/brand.yaml'),
    logoFile: path.join(ROOT, 'src/school/logo.svg'),
    tokensFile: path.join(ROOT, 'src/school/tokens.ts'),
  });
});

test('empty values count as unset', () => {
  const empty = {
    BASE_PATH: '',
    SITE_URL: '',
    OUT_DIR: '',
    BRAND_FILE: '',
    LOGO_FILE: '',
    TOKENS_FILE: '',
    SOURCE_DATE_EPOCH: '',
    SCRIPT_INTEGRITY: '',
  };
  expect({ ...readSettings(empty, ROOT), buildDate: undefined }).toEqual({
    ...readSettings({}, ROOT),
    buildDate: undefined,
  });
});

test('paths are resolved relative to the project root', () => {
  const env = {
    OUT_DIR: 'out',
    BRAND_FILE: 'my/brand.yaml',
    LOGO_FILE: 'my/logo.svg',
    TOKENS_FILE: '/elsewhere/tokens.ts',
  };
  expect(readSettings(env, ROOT)).toMatchObject({
    outDir: path.join(ROOT, 'out'),
    brandFile: path.join(ROOT, 'my/brand.yaml'),
    logoFile: path.join(ROOT, 'my/logo.svg'),
    tokensFile: path.resolve('/elsewhere/tokens.ts'),
  });
});

test.each(['.', '..', '/', ROOT, 'src', 'src/site', 'node_modules/x', '.git', '.build/out'])(
  'OUT_DIR %j is rejected, because the build would empty a project folder',
  (outDir) => {
    expect(messageOf({ OUT_DIR: outDir })).toMatch(/^OUT_DIR must .+; it is ".*"\.$/);
  },
);

test.each(['dist', 'src-built', '.build/sites/sub', '../out', '/elsewhere/site'])(
  'OUT_DIR %j is accepted',
  (outDir) => {
    expect(readSettings({ OUT_DIR: outDir }, ROOT).outDir).toBe(path.resolve(ROOT, outDir));
  },
);

test.each([
  ['/', 'https://example.org', ''],
  ['/', 'https://example.org/', ''],
  ['/sub/', 'https://example.org', '/sub'],
  ['/a/b-c/~d/', 'http://localhost:8080', '/a/b-c/~d'],
])('base path %s at %s is accepted', (basePath, siteUrl, suffix) => {
  const settings = readSettings({ BASE_PATH: basePath, SITE_URL: siteUrl }, ROOT);
  expect(settings.basePath).toBe(basePath);
  expect(settings.siteRoot).toBe(new URL(siteUrl).origin + suffix);
});

test.each([
  'sub',
  'sub/',
  '/sub',
  '//',
  '/a//b/',
  '/a b/',
  '/../',
  '/a/./b/',
  '/a"b/',
  '/a?b/',
  '/ä/',
  'https://example.org/',
])('BASE_PATH %j is rejected with a one-line message', (basePath) => {
  expect(messageOf({ BASE_PATH: basePath })).toMatch(/^BASE_PATH must .+; it is ".*"\.$/);
});

test('the build date comes from the sources and not from the clock', () => {
  expect(readSettings({ SOURCE_DATE_EPOCH: '86400' }, ROOT).buildDate.toISOString()).toBe(
    '1970-01-02T00:00:00.000Z',
  );
  const [first, second] = [1, 2].map(() => readSettings({}, process.cwd()).buildDate.getTime());
  expect(first).toBe(second);
  expect(messageOf({ SOURCE_DATE_EPOCH: 'today' })).toMatch(/^SOURCE_DATE_EPOCH must/);
});

test.each([
  ['on', true],
  ['off', false],
  ['', true],
])('SCRIPT_INTEGRITY=%j means %s', (value, expected) => {
  expect(readSettings({ SCRIPT_INTEGRITY: value }, ROOT).scriptIntegrity).toBe(expected);
});

test('PREVIOUS_DIR is the folder of a built site outside the output folder', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'previous-'));
  for (const dir of ['dist', 'old'])
    fs.mkdirSync(path.join(root, dir, 'assets'), { recursive: true });
  const read = (PREVIOUS_DIR: string) => readSettings({ PREVIOUS_DIR }, root).previousDir;
  expect(read('old')).toBe(path.join(root, 'old'));
  expect(read('')).toBe('');
  expect(() => read('missing')).toThrow(/^PREVIOUS_DIR must be .+; it is "missing"\.$/);
  expect(() => read('dist')).toThrow(/^PREVIOUS_DIR must be outside .+; it is "dist"\.$/);
  fs.rmSync(root, { recursive: true });
});

test.each([
  'example.org',
  'ftp://example.org',
  'https://example.org/site',
  'https://example.org/?a=b',
  'https://example.org/#top',
  'javascript:alert(1)',
  '/',
])('SITE_URL %j is rejected with a one-line message', (siteUrl) => {
  expect(messageOf({ SITE_URL: siteUrl })).toMatch(/^SITE_URL must .+; it is ".*"\.$/);
});

function messageOf(env: NodeJS.ProcessEnv): string {
  try {
    readSettings(env, ROOT);
  } catch (error) {
    return String((error as Error).message);
  }
  return 'no error';
}
