import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const TSX = require.resolve('tsx');
const NEW = path.resolve('src/build/new/new.ts');
const PRETTIER = path.resolve('node_modules/prettier/bin/prettier.cjs');

/** Creates an empty project with the settings of Prettier, in Git. */
function emptyProject(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'new-'));
  for (const folder of ['src/school', 'src/texts/en']) {
    mkdirSync(path.join(root, folder), { recursive: true });
  }
  for (const file of ['package.json', '.prettierignore', 'src/texts/en/language.ts']) {
    copyFileSync(file, path.join(root, file));
  }
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  return root;
}

test('Prettier has nothing to change in what the command writes', () => {
  const root = emptyProject();
  for (const values of [
    // Also writes a course and lessons.
    ['school', "Harbor's Code School"],
    ['page', '/about/team', "Our team's work"],
    ['post', 'why-knots-slip', "Why knots don't hold"],
    ['person', 'maya-lind', "Maya O'Lind"],
  ]) {
    execFileSync(process.execPath, ['--import', TSX, NEW, ...values], { cwd: root });
  }
  const { stdout } = spawnSync(
    process.execPath,
    [PRETTIER, '--list-different', '--ignore-unknown', 'src'],
    { cwd: root, encoding: 'utf8' },
  );
  expect(stdout).toBe('');
}, 120_000);
