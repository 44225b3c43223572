import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { outputFolder } from '../../build/language/languageFiles';
import { buildPreview } from '../../build/content/run/buildPreview';
import { filesOf } from '../../build/content/run/pageFiles';
import { PreviewRunner } from '../../build/content/run/PreviewRunner';
import { codeHash } from '../../build/codeHash';
import type { LessonPrograms } from '../../build/content/solutions/programs';
import { instrumentScript } from '../../languages/javascript/trace/instrument';
import type { CheckedPage, PreviewFiles } from '../../languages/page/protocol';

const FOLDER = path.join(outputFolder(), 'programs');

/** Pages at a time. */
const PARALLEL = 2;

/** All pages would take minutes, so their hashes decide which of them are run: one in this many. */
const ONE_IN = 30;

interface Job {
  where: string;
  files: PreviewFiles;
  checks: string;
}

/** Results of a page as it is, and while it's recorded. */
interface Difference {
  where: string;
  one: unknown;
  other: unknown;
}

let runner: PreviewRunner | undefined;

beforeAll(async () => {
  const version = await codeHash(['frame/host.ts', 'document/kit.ts'].map(inPages), []);
  const preview = await buildPreview(path.resolve('.build/preview-steps'), version);
  runner = await PreviewRunner.start(preview);
}, 300_000);

afterAll(() => runner?.stop());

test('pages do the same while a reader steps through their scripts', async () => {
  if (runner === undefined) return;
  const run = runner;
  const jobs = readdirSync(FOLDER).flatMap(jobsOf);
  const differences: Difference[] = [];
  const count = { compared: 0, stopped: 0 };
  async function work(): Promise<void> {
    for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
      const { where, files, checks } = job;
      const program = instrumentScript(files.js);
      if (program === undefined) continue;
      const { code, key } = program;
      const compare = async (): Promise<Difference | 'stopped' | undefined> => {
        const plain = await run.run(files, checks);
        if (plain.end === 'stopped') return 'stopped';
        const traced = await run.run(files, checks, undefined, { code, key });
        const [one, other] = [plain, traced].map(comparable);
        const isSame = JSON.stringify(one) === JSON.stringify(other) && traced.turns.length > 0;
        if (isSame) return undefined;
        return traced.end === 'stopped' ? 'stopped' : { where, one, other };
      };
      // On a busy machine, pages can be too slow for the checks' time limits, and say nothing about recording.
      const difference = (await compare()) && (await compare());
      if (difference === 'stopped') count.stopped += 1;
      else count.compared += 1;
      if (difference && difference !== 'stopped') differences.push(difference);
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work));
  expect(differences).toEqual([]);
  expect(count.compared).toBeGreaterThan(4 * count.stopped);
}, 300_000);

function inPages(file: string): string {
  return `src/languages/page/${file}`;
}

/** Returns the pages of a lesson that have a script: its previews, and each answer to its exercises. */
function jobsOf(name: string): Job[] {
  const { slug, previews, webExercises } = JSON.parse(
    readFileSync(path.join(FOLDER, name), 'utf8'),
  ) as LessonPrograms;
  return [
    ...previews.map(({ line, files }) => ({
      where: `${slug}, line ${line}`,
      files: filesOf(files),
      checks: `check('is drawn', () => {})`,
    })),
    ...webExercises.flatMap(({ id, starter, solution, checks, set }) =>
      [
        filesOf(starter),
        filesOf(solution),
        ...[...(set?.right ?? []), ...(set?.wrong ?? [])].map(({ files }) => ({
          ...filesOf(solution),
          ...files,
        })),
      ].map((files) => ({ where: `${slug}, ${id}`, files, checks: checks.code })),
    ),
  ].filter(({ files }) => files.js.trim() !== '' && isInSample(files));
}

function isInSample(files: PreviewFiles): boolean {
  const hash = createHash('sha256').update(JSON.stringify(files)).digest();
  return hash.readUInt32BE() % ONE_IN === 0;
}

function comparable({ end, output, cut, tests, error }: CheckedPage): unknown {
  return { end, output, cut, tests, error };
}
