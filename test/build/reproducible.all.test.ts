import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/**
 * What is made beside webpack comes out the same, byte by byte, elsewhere and at another time: the compiled content, and the
 * files that speak of the whole site. `npx tsx src/build/checks/reproducible.ts` does it with two whole builds.
 */

const CHANGED = path.resolve('src/build/checks/changedSurroundings.mjs');
const MAKE_FILES = path.resolve('test/build/support/makeFiles.ts');

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'made-twice-'));
  folders.push(folder);
  return folder;
}

async function run(script: string, args: string[], changed: boolean): Promise<void> {
  const other = {
    TZ: 'Pacific/Kiritimati',
    LANG: 'lt_LT.UTF-8',
    LC_ALL: 'lt_LT.UTF-8',
    NODE_OPTIONS: `--import="${pathToFileURL(CHANGED).href}"`,
  };
  const same = { TZ: 'America/Los_Angeles', LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8' };
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script, ...args], {
    env: { ...process.env, ...(changed ? other : same) },
  });
}

function filesOf(folder: string, from = '', to = ''): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => {
        const file = path.join(parentPath, name);
        const text = readFileSync(file, 'latin1');
        return [path.relative(folder, file), from === '' ? text : text.replaceAll(from, to)];
      }),
  );
}

/** The names of the files that differ. */
function differences(one: Record<string, string>, other: Record<string, string>): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => one[name] !== other[name],
  );
}

test('the content compiles to the bytes that it was compiled to, with another clock, language, time zone, folder and order of files', async () => {
  const [source, made] = [newFolder(), newFolder()];
  cpSync(path.resolve('src/content/tutorials'), source, { recursive: true });
  await run(path.resolve('src/build/content/generate.ts'), [source, made], true);
  // Where a program is from is told as it is seen from here.
  const files = filesOf(made, path.relative(process.cwd(), source), 'src/content/tutorials');
  expect(Object.keys(files).length).toBeGreaterThan(20);
  // Made by `npm run build`, which comes before the tests; it holds more than this.
  const compiled = filesOf(path.resolve('.generated'));
  expect(Object.keys(files).filter((name) => files[name] !== compiled[name])).toEqual([]);
}, 180_000);

test('the files that speak of the whole site are the same bytes, too', async () => {
  const [first, second] = [newFolder(), newFolder()];
  await run(MAKE_FILES, [first], false);
  await run(MAKE_FILES, [second], true);
  const one = filesOf(first);
  expect(Object.keys(one)).toContain('.well-known/security.txt');
  expect(differences(one, filesOf(second))).toEqual([]);
}, 120_000);
