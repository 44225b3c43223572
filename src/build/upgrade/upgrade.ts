/**
 * `npm run upgrade`: brings a newer release of the project into a school's site. Shows what's new, leaves
 * `src/school` to the school, and says what to look at. Doesn't commit anything.
 *
 *   npm run upgrade                          to the latest release of the remote "upstream"
 *   npm run upgrade -- <address>             to the latest release of another repository
 *   npm run upgrade -- <address> 1.2.0       to this release
 */
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { gitLines } from './git';
import { isNewer } from './isNewer';
import { mergeRelease } from './mergeRelease';
import { fetchReleases, notesOf } from './releases';

const [address, wanted] = process.argv.slice(2);
try {
  process.exitCode = await upgrade();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** @returns the exit code: 1 if there are conflicts to resolve */
async function upgrade(): Promise<number> {
  if (gitLines(['status', '--porcelain']).length > 0) {
    throw new Error('There are changes that could get lost. Commit them first, or stash them.');
  }
  const { version: current } = JSON.parse(await readFile('package.json', 'utf8')) as {
    version: string;
  };
  const releases = fetchReleases(address);
  if (!releases.includes(current)) {
    throw new Error(
      `package.json has the version ${current}, and there's no such release. The releases are: ${releases.join(', ') || 'none yet'}.`,
    );
  }
  const target = wanted ?? releases.at(-1) ?? current;
  if (!releases.includes(target)) {
    throw new Error(`There's no release ${target}. The releases are: ${releases.join(', ')}.`);
  }
  if (!isNewer(target, current)) {
    say(`The site has release ${current}, the latest one.`);
    return 0;
  }
  const steps = releases.filter((one) => isNewer(one, current) && !isNewer(one, target));
  say(`Upgrading from ${current} to ${target}.\n\n${notesOf(target, steps)}\n`);
  const { own, conflicts, changed } = mergeRelease(current, target);
  say(`${changed} files changed. src/school is as it was.`);
  changeSchool(current, target);
  if (own.length > 0) {
    say(`\nYou have changed these files of the project; look at them:\n${list(own)}`);
  }
  if (conflicts.length > 0) {
    say(
      `\nThe release changes the same places. Each file shows both sides, between <<<<<<< and >>>>>>>. Choose, and run git add:\n${list(conflicts)}`,
    );
  }
  say(
    `\nNext: npm ci && npm test, look at the site, and commit. To undo everything: git reset --hard`,
  );
  return conflicts.length > 0 ? 1 : 0;
}

/** Runs the new release's codemods, which change the school's files where the release expects other ones. */
function changeSchool(from: string, to: string): void {
  const file = 'src/build/upgrade/runCodemods.ts';
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', file, from, to],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`A change of src/school failed:\n${stderr}`);
  if (stdout) say(`\nChanged in src/school, because the release needs it:\n${stdout.trimEnd()}`);
}

function list(files: readonly string[]): string {
  return files.map((file) => `  ${file}`).join('\n');
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
