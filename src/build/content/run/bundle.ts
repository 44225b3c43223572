/**
 * Prints the scripts of the process that runs programs, as JSON. A script of its own, because Jest's realm breaks
 * esbuild, and one that has no permissions couldn't read the modules.
 */
import { build } from 'esbuild';
import { ownTexts } from '../../codeHash';

async function bundle(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`src/build/content/run/${name}.ts`],
    bundle: true,
    write: false,
    platform: name === 'process' ? 'node' : 'neutral',
    mainFields: ['module', 'main'],
    format: name === 'process' ? 'cjs' : 'iife',
    globalName: 'realm',
    target: `node${process.versions.node}`,
    plugins: [ownTexts],
    define: { global: 'globalThis' },
    minifySyntax: true,
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

const [host, realm] = await Promise.all(['process', 'realm'].map(bundle));
process.stdout.write(
  JSON.stringify({
    host,
    realm: `(function ($host) {\n'use strict';\n${realm}\nreturn realm;\n})`,
  }),
);
