/**
 * Prints the scripts of the process that runs programs and of its realm, whose module is the argument, as JSON. A
 * script of its own, because Jest's realm breaks esbuild, and a process without permissions couldn't read the modules.
 */
import { build, type BuildOptions } from 'esbuild';
import { ownTexts } from '../../codeHash';

/** Matches `import()`, whose promise Node rejects with one of its own objects. */
const IMPORT = /(?<![\w$.])import\(/g;

const [entry = ''] = process.argv.slice(2);

async function bundle(file: string, options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    ...options,
    entryPoints: [file],
    bundle: true,
    write: false,
    outdir: 'out',
    target: `node${process.versions.node}`,
    plugins: [ownTexts],
    minifySyntax: true,
    logLevel: 'error',
  });
  return outputFiles?.[0]?.text ?? '';
}

const host = await bundle('src/build/content/run/process.ts', { platform: 'node', format: 'cjs' });
const script = await bundle(entry, {
  platform: 'neutral',
  mainFields: ['module', 'main'],
  format: 'iife',
  globalName: 'realm',
  loader: { '.py': 'text' },
  external: ['node:*', 'ws'],
  define: { global: 'globalThis', 'import.meta.url': 'location.href' },
});
const realm = `(function ($host) {
'use strict';
const noImport = () => Promise.reject(new TypeError('there are no modules here'));
${script.replaceAll(IMPORT, 'noImport(')}
return realm;
})`;
process.stdout.write(JSON.stringify({ host, realm }));
