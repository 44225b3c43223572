import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.resolve(__dirname, '..');

interface Manifest {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const manifest = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as Manifest;
const declared = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)];

/** Packages that no file names: who needs them. */
const NEEDED_BY: Readonly<Record<string, string>> = {
  '@emotion/styled': '@mui/material',
  '@swc/core': 'minimizer-webpack-plugin',
  '@swc/jest': 'the settings of jest',
  '@testing-library/dom': '@testing-library/react',
  '@types/jest': 'the tests',
  '@types/node': 'what runs in Node',
  '@types/trusted-types': 'what the browser adds to the window',
  'jest-environment-jsdom': 'the settings of jest',
  'webpack-cli': 'the command webpack',
};

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
    .map((file) => path.join(folder, file));
}

const FILES = [
  ...filesBelow('src'),
  ...filesBelow('test'),
  'webpack.config.ts',
  'eslint.config.mjs',
];

/** @returns the package of a module's name: `@scope/name` or `name`; `null` for one of Node's own */
function packageOf(request: string): string | null {
  if (request.startsWith('.') || request.startsWith('node:') || builtinModules.includes(request))
    return null;
  return request.split('/', request.startsWith('@') ? 2 : 1).join('/');
}

/** By package, a file that imports it. */
const imported = new Map<string, string>();
/** All that the files say, for packages that are named and not imported. */
let texts = Object.values(manifest.scripts).join('\n');
for (const file of FILES) {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  texts += text;
  for (const { fileName } of ts.preProcessFile(text).importedFiles) {
    const name = packageOf(fileName);
    if (name !== null) imported.set(name, file);
  }
}

/** @returns whether a package is declared, be it for its types alone */
function isDeclared(name: string): boolean {
  return declared.includes(name) || declared.includes(`@types/${name}`);
}

test('every package that a file imports is declared', () => {
  const undeclared = [...imported].filter(([name]) => !isDeclared(name));
  expect(undeclared.map(([name, file]) => `${name} (${file})`)).toEqual([]);
});

test('every package that is declared is imported, named, or needed by another', () => {
  const unused = declared.filter(
    (name) =>
      !imported.has(name.replace('@types/', '')) && !texts.includes(name) && !(name in NEEDED_BY),
  );
  expect(unused).toEqual([]);
});

test('what another needs is declared, and used by no file', () => {
  const wrong = Object.keys(NEEDED_BY).filter(
    (name) => !declared.includes(name) || imported.has(name),
  );
  expect(wrong).toEqual([]);
});
