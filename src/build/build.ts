/**
 * `npm run build`: compiles the content, bundles the code, prerenders every page and writes the site.
 * `npm run build -- --env release` also compresses the files.
 *
 *   npx tsx src/build/build.ts [--env release]
 *
 * Builds the content, the browser bundles and the bundle that renders the pages in three parallel processes.
 * Then builds the site's other languages one after the other, each in a process of its own.
 */
import './language/useLanguage';
import { fork, type ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { rendererBundle } from '../../webpack.config';
import type { BundlesMessage } from './browserBundles';
import { bundle } from './bundle';
import { checkBrandKit } from './checks/checkBrandKit';
import { readEditorSettings } from './editor/editorSettings';
import { checkTexts } from './language/checkTexts';
import { NODE_ARGUMENTS } from './language/nodeArguments';
import { seedCaches } from './language/seedCaches';
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
      await seedCaches(settings, language, ROOT);
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
  await checkTexts(ROOT, settings.language);
  // Refuses mistakes before the long part of the build.
  await readEditorSettings(ROOT);
  const folder = path.relative(ROOT, settings.outDir);
  console.log(`Building the site into ${folder}`);
  const browser = startBrowserBundles();
  const content = compileContent();
  void content.then(browser.contentIsCompiled, () => undefined);
  const [{ files, licenses }, { pages, site }] = await Promise.all([
    browser.bundled,
    renderPages(),
    // Fails the build if the content has errors.
    content,
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
  const child = fork(import.meta.filename, isRelease ? ['--env', 'release'] : [], {
    cwd: ROOT,
    env: { ...process.env, SITE_LANGUAGE: language },
    execArgv: [...NODE_ARGUMENTS],
  });
  children.push(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The site's language "${language}" couldn't be built; see above.`));
    });
  });
}

function startChild(script: string): ChildProcess {
  const child = fork(path.join(import.meta.dirname, script), {
    cwd: ROOT,
    serialization: 'advanced',
    execArgv: [...NODE_ARGUMENTS],
  });
  children.push(child);
  return child;
}

function compileContent(): Promise<void> {
  const child = startChild('content/generate.ts');
  child.on('message', (text: string) => progress.sometimes('content', text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) {
        progress('content', 'compiled');
        resolve();
      } else reject(new Error('The content has errors; see above.'));
    });
  });
}

function startBrowserBundles() {
  type Bundled = Extract<BundlesMessage, { kind: 'bundled' }>;
  const child = startChild('browserBundles.ts');
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
