import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

const TEXTS = 'src/texts';

/**
 * Compares a language's texts with the English ones. A language whose `language.ts` exports `IS_PARTIAL` can
 * lack whole files, whose texts stay English.
 *
 * @param root - project root
 * @param language - name of a folder in `src/texts`
 * @throws an error with one line per mistake: the file, what it lacks or has in addition, and the way out
 */
export async function checkTexts(root: string, language: string): Promise<void> {
  if (language === 'en') return;
  const english = await exportsIn(path.join(root, TEXTS, 'en'));
  const own = await exportsIn(path.join(root, TEXTS, language));
  const isPartial = own.get('language.ts')?.includes('IS_PARTIAL') ?? false;
  const problems: string[] = [];
  for (const [file, names] of english) {
    const translated = own.get(file);
    const name = `${TEXTS}/${language}/${file}`;
    if (translated === undefined) {
      if (!isPartial) problems.push(`${name} is missing; translate ${TEXTS}/en/${file}`);
      continue;
    }
    for (const text of names.filter((one) => !translated.includes(one))) {
      problems.push(`${name} lacks "${text}"; translate it from ${TEXTS}/en/${file}`);
    }
    for (const text of translated.filter((one) => !names.includes(one) && one !== 'IS_PARTIAL')) {
      problems.push(`${name} has "${text}", which ${TEXTS}/en/${file} doesn't; remove it`);
    }
  }
  for (const file of own.keys()) {
    if (!english.has(file)) {
      problems.push(`${TEXTS}/${language}/${file} has no English original; remove it`);
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Returns the names that each file of a folder exports, by path within the folder. */
async function exportsIn(folder: string): Promise<Map<string, readonly string[]>> {
  if (!existsSync(folder)) return new Map();
  const files = (await readdir(folder, { recursive: true }))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: files,
    outdir: 'out',
    outbase: '.',
    bundle: false,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
  });
  return new Map(
    Object.values(metafile.outputs).flatMap(({ entryPoint, exports }) =>
      entryPoint === undefined ? [] : [[entryPoint, exports] as const],
    ),
  );
}
