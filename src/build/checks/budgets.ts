/**
 * Compares what pages load with the budgets in `package.json`, kB brotli. When one is exceeded it names the modules that grew
 * since the budget was set, and exits with 1.
 *
 *   npx tsx src/build/checks/budgets.ts [--keep]
 *
 * A budget's key is an address (every script its document names) or the name of a chunk (that script alone). With `--keep` it
 * writes the sizes of this build into `keptSizes.json`, which the next ones are compared with; done when a budget is set.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import packageJson from '../../../package.json' with { type: 'json' };
import { modulesFile, readSettings } from '../settings';
import { budgetReport, type KeptSizes, type Measured } from './budgetReport';
import { chunkOf, summedModules, type ChunkModules, type ScriptModules } from './moduleGrowth';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const KEPT_FILE = path.join(import.meta.dirname, 'keptSizes.json');
const settings = readSettings(process.env, ROOT);
const { outDir, basePath } = settings;

const assets = await readdir(path.join(outDir, 'assets')).catch(() => {
  console.error(`There's no build in ${outDir}; run \`npm run build\` first.`);
  process.exit(1);
});
const measured = await Promise.all(Object.entries(packageJson.budgets).map(measure));
const sizes = await readSizes();

if (process.argv.includes('--keep')) {
  await keep();
} else {
  const kept = JSON.parse(await readFile(KEPT_FILE, 'utf8')) as KeptSizes;
  for (const one of measured) console.log(budgetReport(one, kept, sizes));
  process.exitCode = measured.some(({ size, budget }) => size > budget) ? 1 : 0;
}

async function measure([key, budget]: [string, number]): Promise<Measured> {
  const files = key.startsWith('/') ? await scriptsOf(key) : chunkFiles(key);
  const compressed = await Promise.all(files.map(compressedSize));
  const size = compressed.reduce((sum, bytes) => sum + bytes, 0) / 1_000;
  return { key, budget, size, chunks: files.map(chunkOf) };
}

/** The scripts a page's document names. */
async function scriptsOf(address: string): Promise<string[]> {
  const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`;
  const html = await readFile(path.join(outDir, file), 'utf8');
  return [...html.matchAll(/<script src="([^"]+)"/g)].map(([, url = '']) =>
    url.slice(basePath.length),
  );
}

function chunkFiles(name: string): string[] {
  const found = assets.filter((file) => new RegExp(`^${name}\\.[0-9a-f]{6}\\.js$`).test(file));
  if (found.length === 0) throw new Error(`There's no chunk "${name}".`);
  return found.map((file) => `assets/${file}`);
}

async function compressedSize(file: string): Promise<number> {
  return brotliCompressSync(await readFile(path.join(outDir, file))).length;
}

/** What the build wrote down of the chunks that are measured. */
async function readSizes(): Promise<ChunkModules> {
  const text = await readFile(modulesFile(settings, ROOT), 'utf8').catch(() => '{}');
  const scripts = Object.entries(JSON.parse(text) as Record<string, ScriptModules>);
  const wanted = new Set(measured.flatMap(({ chunks }) => chunks));
  return Object.fromEntries(
    scripts
      // Of another build, if this one has no such file.
      .filter(([file]) => assets.includes(path.basename(file)))
      .map(([file, modules]) => [chunkOf(file), summedModules(modules)] as const)
      .filter(([chunk]) => wanted.has(chunk))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

async function keep(): Promise<void> {
  const kept: KeptSizes = {
    budgets: Object.fromEntries(
      measured.map(({ key, size, chunks }) => [
        key,
        { size: Math.round(size * 100) / 100, chunks: chunks.join(' ') },
      ]),
    ),
    chunks: sizes,
  };
  await writeFile(KEPT_FILE, `${JSON.stringify(kept, null, 2)}\n`);
  console.log(`Recorded the sizes of ${measured.length} budgets.`);
}
