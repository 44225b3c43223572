/** Writes the modules that say which lessons need Python, where its files are on the site, and how large they are. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Pyodide's files by what they are. The library is a ZIP file, which hosts don't compress. */
const FILES = {
  glue: { name: 'pyodide.asm.mjs', isCompressed: true },
  interpreter: { name: 'pyodide.asm.wasm', isCompressed: true },
  library: { name: 'python_stdlib.zip', isCompressed: false },
} as const;

/** Size of each file and of the download, in bytes. */
interface Sizes {
  files: [kind: string, size: number][];
  download: number;
}

let sizes: Sizes | undefined;

/**
 * Returns the modules by file name. Webpack copies Python's files to the site because the first one imports them, so
 * without lessons that need them, it has none.
 *
 * @param slugs - the lessons with examples in Python
 */
export function pythonModules(slugs: readonly string[]): Map<string, string> {
  if (slugs.length > 0) sizes ??= measure();
  return new Map([
    ['pythonCore.ts', coreModule(slugs.length > 0 ? sizes : undefined)],
    ['pythonLessons.ts', lessonsModule(slugs, sizes)],
  ]);
}

function coreModule(known: Sizes | undefined): string {
  const type = "import type { PythonFiles } from '../src/exercise/python/PythonFiles';\n";
  const start =
    '/** Python, if a lesson needs it. */\nexport const PYTHON_FILES: PythonFiles | undefined =';
  if (!known) return `${type}\n${start} undefined;\n`;
  const imports = Object.entries(FILES).map(
    ([kind, { name }]) => `import ${kind} from 'pyodide/${name}';\n`,
  );
  const entries = known.files.map(
    ([kind, size]) => `  ${kind}: { address: ${kind}, size: ${size} },\n`,
  );
  return `${type}${imports.join('')}\n${start} {\n${entries.join('')}};\n`;
}

function lessonsModule(slugs: readonly string[], known: Sizes | undefined): string {
  return `/** Slugs of the lessons that need Python. */
export const PYTHON_LESSONS: readonly string[] = ${JSON.stringify(slugs)};

/** Size of Python's download, in bytes. */
export const PYTHON_DOWNLOAD = ${known?.download ?? 0};
`;
}

/** Measures the download with gzip: brotli saves 15 % more, but not every host has it. */
function measure(): Sizes {
  const folder = path.dirname(createRequire(path.resolve('package.json')).resolve('pyodide'));
  const files: Sizes['files'] = [];
  let download = 0;
  for (const [kind, { name, isCompressed }] of Object.entries(FILES)) {
    const contents = readFileSync(path.join(folder, name));
    files.push([kind, contents.length]);
    download += (isCompressed ? gzipSync(contents) : contents).length;
  }
  return { files, download };
}
