/**
 * Compares what pages load with the budgets in `package.json`, kB brotli, and exits with 1 when one is exceeded.
 *
 *   npx tsx src/build/checks/budgets.ts
 *
 * A budget's key is an address (every script its document names) or the name of a chunk (that script alone).
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import packageJson from '../../../package.json' with { type: 'json' };
import { readSettings } from '../settings';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const { outDir, basePath } = readSettings(process.env, ROOT);

const assets = await readdir(path.join(outDir, 'assets')).catch(() => {
  console.error(`There is no build in ${outDir}; \`npm run build\` first.`);
  process.exit(1);
});
let exceeded = 0;
for (const [key, budget] of Object.entries(packageJson.budgets)) {
  const files = key.startsWith('/') ? await scriptsOf(key) : chunkFiles(key);
  const sizes = await Promise.all(files.map(compressedSize));
  const size = sizes.reduce((sum, bytes) => sum + bytes, 0) / 1_000;
  const fits = size <= budget;
  if (!fits) exceeded += 1;
  console.log(`${fits ? 'ok  ' : 'OVER'} ${key}: ${size.toFixed(1)} of ${budget} kB`);
}
process.exitCode = exceeded > 0 ? 1 : 0;

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
  if (found.length === 0) throw new Error(`There is no chunk "${name}".`);
  return found.map((file) => `assets/${file}`);
}

async function compressedSize(file: string): Promise<number> {
  return brotliCompressSync(await readFile(path.join(outDir, file))).length;
}
