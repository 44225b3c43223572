/**
 * Builds the site and compares the bytes of every file: in this folder, from what the build before has kept, and in a copy of
 * it elsewhere, from nothing, with another time zone, language and clock. Exits with 1 where something differs.
 *
 *   npx tsx src/build/checks/reproducible.ts [folder that keeps both sites]
 *
 * It takes three builds; `test/build/reproducible.test.ts` does the same for what is made beside webpack, in seconds.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSettings } from '../settings';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** What a build is made from; all else in the folder is made by builds or for them. */
const NOT_COPIED = new Set([
  'node_modules',
  '.git',
  '.generated',
  '.build',
  'dist',
  'test-results',
]);

const CHANGED = path.join(ROOT, 'src/build/checks/changedSurroundings.mjs');

const folder = process.argv[2] ?? (await mkdtemp(path.join(tmpdir(), 'reproducible-')));
const copy = path.join(folder, 'a copy elsewhere');
const [first, second] = [path.join(folder, 'first'), path.join(folder, 'second')];
const epoch = String(readSettings(process.env, ROOT).buildDate.getTime() / 1000);

await rm(copy, { recursive: true, force: true });
await cp(ROOT, copy, {
  recursive: true,
  filter: (source) => !NOT_COPIED.has(path.relative(ROOT, source)),
});
// No link: webpack would follow it back here.
await cp(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'), {
  recursive: true,
  verbatimSymlinks: true,
  mode: constants.COPYFILE_FICLONE,
});
// Twice: the second is made from what the first has kept.
for (let times = 0; times < 2; times += 1) {
  build(ROOT, { OUT_DIR: first, TZ: 'UTC', LANG: 'en_US.UTF-8' });
}
build(copy, {
  OUT_DIR: second,
  TZ: 'Pacific/Kiritimati',
  LANG: 'lt_LT.UTF-8',
  LC_ALL: 'lt_LT.UTF-8',
  NODE_OPTIONS: `--import="${pathToFileURL(CHANGED).href}"`,
});
const differences = compare(await filesOf(first), await filesOf(second));
console.log(
  differences.length === 0
    ? 'Both builds are identical, byte for byte.'
    : `${differences.length} files differ between ${first} and ${second}:\n${differences.join('\n')}`,
);
process.exitCode = differences.length === 0 ? 0 : 1;
if (!process.argv[2] && differences.length === 0) await rm(folder, { recursive: true });

function build(cwd: string, env: NodeJS.ProcessEnv): void {
  const { status } = spawnSync('npm', ['run', 'build', '--', '--env', 'release'], {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, SOURCE_DATE_EPOCH: epoch, ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
}

async function filesOf(dir: string): Promise<Map<string, string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Map(
    await Promise.all(
      files.map(async ({ parentPath, name }) => {
        const file = path.join(parentPath, name);
        const hash = createHash('sha256')
          .update(await readFile(file))
          .digest('hex');
        return [path.relative(dir, file), hash] as const;
      }),
    ),
  );
}

function compare(one: Map<string, string>, other: Map<string, string>): string[] {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].filter((name) => one.get(name) !== other.get(name)).sort();
}
