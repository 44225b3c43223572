/**
 * Checks that builds are reproducible. Builds the site in this folder, with a warm cache, and in a copy, without a
 * cache and with a different time zone, language and clock. Compares all files byte by byte, and exits with 1 if any
 * differ.
 *
 *   npx tsx src/build/checks/reproducible.ts [output folder, kept afterward]
 *
 * Runs three full builds. `test/build/reproducible.all.test.ts` checks just the files that webpack doesn't
 * create, which takes seconds.
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

/** Folders to leave out of the copy, because they contain no sources. */
const NOT_COPIED = new Set([
  'node_modules',
  '.git',
  '.generated',
  '.build',
  'dist',
  'test-results',
]);

const CHANGED_SURROUNDINGS = path.join(ROOT, 'src/build/checks/changedSurroundings.mjs');

const folder = process.argv[2] ?? (await mkdtemp(path.join(tmpdir(), 'reproducible-')));
const copy = path.join(folder, 'a copy elsewhere');
const [first, second] = [path.join(folder, 'first'), path.join(folder, 'second')];
const epoch = String(readSettings(process.env, ROOT).buildDate.getTime() / 1000);

await rm(copy, { recursive: true, force: true });
await cp(ROOT, copy, {
  recursive: true,
  filter: (source) => !NOT_COPIED.has(path.relative(ROOT, source)),
});
// Copied rather than symlinked, because webpack would resolve a symlink to this folder.
await cp(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'), {
  recursive: true,
  verbatimSymlinks: true,
  mode: constants.COPYFILE_FICLONE,
});
// Builds twice so that the second build uses the first one's cache.
for (let run = 0; run < 2; run += 1) {
  build(ROOT, { OUT_DIR: first, TZ: 'UTC', LANG: 'en_US.UTF-8' });
}
build(copy, {
  OUT_DIR: second,
  TZ: 'Pacific/Kiritimati',
  LANG: 'lt_LT.UTF-8',
  LC_ALL: 'lt_LT.UTF-8',
  NODE_OPTIONS: `--import="${pathToFileURL(CHANGED_SURROUNDINGS).href}"`,
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

function compare(a: Map<string, string>, b: Map<string, string>): string[] {
  const names = new Set([...a.keys(), ...b.keys()]);
  return [...names].filter((name) => a.get(name) !== b.get(name)).sort();
}
