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

/** Packages that no file mentions, and what needs each one. */
const NEEDED_BY: Readonly<Record<string, string>> = {
  '@emotion/styled': '@mui/material',
  '@size-limit/file': 'size-limit',
  '@swc/core': 'minimizer-webpack-plugin',
  '@swc/jest': 'jest.config.mjs',
  '@testing-library/dom': '@testing-library/react',
  '@types/jest': 'the tests',
  '@types/node': 'code that runs in Node',
  '@types/trusted-types': 'window.trustedTypes',
  'jest-environment-jsdom': 'jest.config.mjs',
  'webpack-cli': 'the webpack command',
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

/** Returns the package name of an import; `null` for relative imports and Node's built-in modules. */
function packageOf(request: string): string | null {
  if (request.startsWith('.') || request.startsWith('node:') || builtinModules.includes(request))
    return null;
  return request.split('/', request.startsWith('@') ? 2 : 1).join('/');
}

/** Imported packages, each with a file that imports it. */
const imported = new Map<string, string>();
/** Contents of all files, to find packages that are mentioned without being imported. */
let texts = Object.values(manifest.scripts).join('\n');
for (const file of FILES) {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  texts += text;
  for (const { fileName } of ts.preProcessFile(text).importedFiles) {
    const name = packageOf(fileName);
    if (name !== null) imported.set(name, file);
  }
}

/** Returns true if `package.json` declares the package or its types. */
function isDeclared(name: string): boolean {
  return declared.includes(name) || declared.includes(`@types/${name}`);
}

test('every imported package is declared', () => {
  const undeclared = [...imported].filter(([name]) => !isDeclared(name));
  expect(undeclared.map(([name, file]) => `${name} (${file})`)).toEqual([]);
});

test('every declared package is imported, mentioned, or in NEEDED_BY', () => {
  const unused = declared.filter(
    (name) =>
      !imported.has(name.replace('@types/', '')) && !texts.includes(name) && !(name in NEEDED_BY),
  );
  expect(unused).toEqual([]);
});

test('every package in NEEDED_BY is declared and not imported', () => {
  const wrong = Object.keys(NEEDED_BY).filter(
    (name) => !declared.includes(name) || imported.has(name),
  );
  expect(wrong).toEqual([]);
});
