/**
 * `npm run build`: compiles the content, bundles the code, prerenders every page and writes the site.
 * `npm run build -- --env release` also compresses the files.
 *
 *   npx tsx src/build/build.ts [--env release]
 *
 * Builds the content, the browser bundles and the bundle that renders the pages in three parallel processes.
 * Then builds the site's other languages one after the other, each in a process of its own. Their content is
 * compiled along with the first language's bundles, so that mistakes in translations appear early.
 */
import './language/useLanguage';
import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { rendererBundle } from '../../webpack.config';
import type { BundlesMessage } from './browserBundles';
import { bundle } from './bundle';
import { checkBrandKit } from './checks/checkBrandKit';
import { readEditorSettings } from './editor/editorSettings';
import { checkTexts } from './language/checkTexts';
import { forkInLanguage } from './language/forkInLanguage';
import { seedBundleCaches, seedContentCaches } from './language/seedCaches';
import { isFirstLanguage } from './language/siteLanguages';
import { startProgress } from './progress';
import { LAST_DOCUMENT } from './server/buildState';
import { loadServerBundle } from './server/loadServerBundle';
import { buildDir, readSettings, type BuildSettings } from './settings';
import { AwaitContentPlugin } from './webpack/AwaitContentPlugin';
import { ClientFilesPlugin } from './webpack/ClientFilesPlugin';

const ROOT = path.resolve(import.meta.dirname, '../..');

const progress = startProgress();
const children: ChildProcess[] = [];

try {
  const settings = readSettings(process.env, ROOT);
  const isRelease = readEnv() === 'release';
  await build(settings, isRelease);
  if (isFirstLanguage(settings)) {
    for (const language of settings.languages.slice(1)) {
      await seedBundleCaches(settings, language, ROOT);
      await buildLanguage(language, isRelease).catch(async (error: unknown) => {
        // Marks the site as incomplete.
        await rm(path.join(settings.outDir, LAST_DOCUMENT), { force: true });
        throw error;
      });
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  for (const child of children) child.kill();
  // Exits explicitly, because a bundle that's still waiting for the content would keep the process running.
  process.exit(1);
}

async function build(settings: BuildSettings, isRelease: boolean): Promise<void> {
  await checkBrandKit(settings, ROOT, true);
  const others = isFirstLanguage(settings) ? settings.languages.slice(1) : [];
  for (const language of [settings.language, ...others]) await checkTexts(ROOT, language);
  // Refuses mistakes before the long part of the build.
  await readEditorSettings(ROOT);
  const folder = path.relative(ROOT, settings.outDir);
  console.log(`Building the site into ${folder}`);
  const browser = startBrowserBundles(settings.language);
  const content = compileContent(settings.language);
  void content.then(browser.contentIsCompiled, () => undefined);
  const [{ files, licenses }, { pages, site }] = await Promise.all([
    browser.bundled,
    renderPages(),
    // Fails the build if the content has errors.
    content.then(() => compileTranslations(settings, others)),
  ]);
  progress('documents', `writing ${pages.length} pages, icons and pictures`);
  // Imported dynamically, because the module imports the compiled content, which doesn't exist before this
  // point.
  const { writeSite } = await import('./files/writeSite');
  await writeSite({
    root: ROOT,
    settings,
    clientFiles: new ClientFilesPlugin(files),
    site,
    licenses,
    pages,
    compress: isRelease ? (text) => progress.sometimes('compress', text) : undefined,
  });
  console.log(
    `Built ${folder} in ${progress.seconds()}: ${pages.length} pages. Next: \`npm start\` serves it; .github/docs/hosting.md explains how to put it online.`,
  );

  async function renderPages() {
    const config = await rendererBundle(settings);
    config.plugins?.push(new AwaitContentPlugin(content));
    await bundle(config, (text) => progress.sometimes('pages', `bundling, ${text}`));
    progress('pages', 'rendering');
    const renderer = await loadServerBundle(path.join(buildDir(settings, ROOT), 'server.cjs'));
    return { pages: await renderer.renderPages(), site: renderer.site };
  }
}

function readEnv(): string | undefined {
  const { values } = parseArgs({ options: { env: { type: 'string' } } });
  if (values.env !== undefined && values.env !== 'release') {
    throw new Error(`--env is "${values.env}"; leave it out, or use "release".`);
  }
  return values.env;
}

/** Builds the site in another language, into a folder of the built site. */
function buildLanguage(language: string, isRelease: boolean): Promise<void> {
  const child = startChild('build.ts', language, isRelease ? ['--env', 'release'] : []);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The site's language "${language}" couldn't be built; see above.`));
    });
  });
}

function startChild(script: string, language: string, args: string[] = []): ChildProcess {
  const child = forkInLanguage(path.join(import.meta.dirname, script), language, args);
  children.push(child);
  return child;
}

/** Compiles the content of the site's other languages, whose builds then find it unchanged. */
async function compileTranslations(
  settings: BuildSettings,
  languages: readonly string[],
): Promise<void> {
  for (const language of languages) {
    await seedContentCaches(settings, language, ROOT);
    await compileContent(language, ` in "${language}"`);
  }
}

/** @param where - the language for messages, if it isn't the one that this process builds */
function compileContent(language: string, where = ''): Promise<void> {
  const child = startChild('content/generate.ts', language);
  child.on('message', (text: string) => progress.sometimes('content', `${text}${where}`));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) {
        progress('content', `compiled${where}`);
        resolve();
      } else reject(new Error(`The content${where} has errors; see above.`));
    });
  });
}

function startBrowserBundles(language: string) {
  type Bundled = Extract<BundlesMessage, { kind: 'bundled' }>;
  const child = startChild('browserBundles.ts', language);
  const bundled = new Promise<Bundled>((resolve, reject) => {
    child.on('message', (message: BundlesMessage) => {
      if (message.kind === 'progress') progress.sometimes('client', `bundling, ${message.text}`);
      if (message.kind === 'failed') reject(new Error(message.reason));
      if (message.kind === 'bundled') {
        progress('client', `${message.files.all.length} files bundled`);
        resolve(message);
      }
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The bundler exited with code ${code}.`)));
  });
  return { bundled, contentIsCompiled: () => void child.send('content') };
}
