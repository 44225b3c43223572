import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { buildState } from '../../../../src/build/server/buildState';
import { writeSecondBrand } from './secondBrand';
import { ROOT, SITES, VARIANT_BUILD } from './sites';

/** Builds the default site if it's missing. If it's outdated, rebuilding it is up to the developer. */
export async function buildRoot(): Promise<void> {
  if (process.env['SITE_DIST']) return;
  const { dir, basePath, siteUrl } = SITES.root;
  if ((await buildState(dir, [])) !== 'missing') return;
  await build({ BASE_PATH: basePath, SITE_URL: siteUrl, OUT_DIR: dir });
}

/** Builds the variant if it's missing or older than its sources. */
export async function buildVariant(): Promise<void> {
  if (process.env['SITE_DIST_VARIANT']) return;
  if ((await buildState(SITES.variant.dir, VARIANT_BUILD.sources)) === 'fresh') return;
  await build({ ...VARIANT_BUILD.env, BRAND_FILE: writeSecondBrand(ROOT) });
}

/** @throws an error with the build's output if the build fails */
async function build(env: NodeJS.ProcessEnv): Promise<void> {
  await promisify(execFile)('npm', ['run', 'build'], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  }).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${env['OUT_DIR']} couldn't be built.\n${error.stdout}${error.stderr}`);
  });
}
