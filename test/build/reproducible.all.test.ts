import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/**
 * Checks that the files webpack doesn't create are reproducible: the compiled content and the generated
 * site-wide files. `npx tsx src/build/checks/reproducible.ts` checks full builds.
 */

const CHANGED_SURROUNDINGS = path.resolve('src/build/checks/changedSurroundings.mjs');
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

async function run(script: string, args: string[], isChanged: boolean): Promise<void> {
  const changedEnv = {
    TZ: 'Pacific/Kiritimati',
    LANG: 'lt_LT.UTF-8',
    LC_ALL: 'lt_LT.UTF-8',
    NODE_OPTIONS: `--import="${pathToFileURL(CHANGED_SURROUNDINGS).href}"`,
  };
  const normalEnv = { TZ: 'America/Los_Angeles', LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8' };
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script, ...args], {
    env: { ...process.env, ...(isChanged ? changedEnv : normalEnv) },
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

function differentFiles(a: Record<string, string>, b: Record<string, string>): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((name) => a[name] !== b[name]);
}

test('the compiled content does not depend on the clock, language, time zone, folder or file order', async () => {
  const [source, output] = [newFolder(), newFolder()];
  cpSync(path.resolve('src/school/lessons'), source, { recursive: true });
  await run(path.resolve('src/build/content/generate.ts'), [source, output], true);
  // The output contains the path of the source folder, so replace that path.
  const files = filesOf(output, path.relative(process.cwd(), source), 'src/school/lessons');
  expect(Object.keys(files).length).toBeGreaterThan(20);
  // `npm run build` creates this folder before the tests. It also contains files that this script doesn't
  // write.
  const compiled = filesOf(path.resolve('.generated'));
  expect(Object.keys(files).filter((name) => files[name] !== compiled[name])).toEqual([]);
}, 180_000);

test('the site-wide files do not depend on the clock, language, time zone or file order', async () => {
  const [first, second] = [newFolder(), newFolder()];
  await run(MAKE_FILES, [first], false);
  await run(MAKE_FILES, [second], true);
  const files = filesOf(first);
  expect(Object.keys(files)).toContain('.well-known/security.txt');
  expect(differentFiles(files, filesOf(second))).toEqual([]);
}, 120_000);
