import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import {
  checkNames,
  pageZip,
  programZip,
} from '../../../src/exercise/finished/download/projectZip';

const FILES = { html: '<h1>My list</h1>', css: 'h1 {}', js: 'go();' };
const CHECKS = `check('the list\\'s there', (page) => {});\nhiddenCheck("it's said", () => {});`;

test("a page's archive has its files, linked to each other, and a README", () => {
  const files = unzipSync(pageZip(FILES, { name: 'My list', language: 'de', checks: CHECKS }));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(text('style.css')).toBe('h1 {}\n');
  expect(text('script.js')).toBe('go();\n');
  expect(text('index.html')).toContain('<html lang="de">');
  expect(text('index.html')).toContain('<link rel="stylesheet" href="style.css">');
  expect(text('index.html')).toContain('<script src="script.js"></script>\n</body>');
  for (const name of Object.keys(files)) expect(text('README.md')).toContain(`\`${name}\``);
  expect(text('README.md')).toContain("- [ ] the list's there\n- [ ] it's said\n");
});

test('checks are listed by the names they are called with', () => {
  expect(checkNames(CHECKS)).toEqual(["the list's there", "it's said"]);
  expect(checkNames('const check = 1;')).toEqual([]);
});

const TESTS = `test('adds', () => { expect(add([1, 2]), 'add([1, 2])').toBe(3); });
hidden('leaves the list alone', () => { unchanged(() => add([1]), [1]); });`;

/** @returns true if the tests in the program's downloadable ZIP archive pass in Node.js */
function passes(code: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  for (const [name, bytes] of Object.entries(unzipSync(programZip(code, 'Adding', TESTS)))) {
    writeFileSync(join(folder, name), bytes);
  }
  // Leaves out all other environment variables, because some of them make Node.js report its results to an
  // outer test runner.
  const env = { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV };
  return spawnSync(process.execPath, ['run-tests.mjs'], { cwd: folder, env }).status === 0;
}

test("a program's tests run outside the site and tell right from wrong", () => {
  expect(passes('function add([a, b = 0]) { return a + b; }')).toBe(true);
  expect(passes('function add([a, b = 0]) { return a - b; }')).toBe(false);
});
