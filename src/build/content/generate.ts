/**
 * Compiles the school's content, and the data for lesson lists, search and progress, into files that the site
 * imports.
 *
 *   npx tsx src/build/content/generate.ts [source folder] [output folder] [school file]
 *
 * Writes only files whose contents changed, and skips compiling if nothing changed since the last run. If
 * there are mistakes, writes nothing, lists them on stderr (one per line) and exits with 1. With arguments,
 * which only tests pass, it compiles only the lessons.
 */
import '../language/useLanguage';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeHash } from '../codeHash';
import { outputFolder } from '../language/languageFiles';
import { isFirstLanguage, readLanguages } from '../language/siteLanguages';
import { CompiledState } from './cache/CompiledState';
import { dayForDatedFacts } from './documents/today';
import { formatProblem } from './problems';
import type { School } from './school/school';
import { writeFiles } from './writeFiles';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SCHOOL = path.join(ROOT, 'src/school');
const LESSONS = path.join(SCHOOL, 'lessons');
const OUTPUT = outputFolder(ROOT);
const LANGUAGES = readLanguages(process.env, ROOT);

/**
 * Entry points of the compiler and of the process and the realm that run programs. They're hashed with everything they
 * import, to detect changes to the code.
 */
const COMPILER = [
  'school/readSchoolContent.ts',
  'school/schoolModules.ts',
  'school/headerModule.ts',
  'generateLessons.ts',
  'summarize.ts',
  'run/process.ts',
  'run/realm.ts',
];
/** Files that the compiler reads. The lock file covers transitive dependencies. */
const READ = ['src/build/content/figures/steps/recorder.ts', 'package-lock.json'];

const [source, output, school] = process.argv.slice(2);
process.exitCode =
  source === undefined
    ? await compileContent()
    : await compileFolder(path.resolve(source), path.resolve(output ?? OUTPUT), school);

/** @returns the exit code */
async function compileContent(): Promise<number> {
  const state = new CompiledState(OUTPUT, [SCHOOL], async () => {
    const code = await codeHash(
      COMPILER.map((file) => `src/build/content/${file}`),
      READ,
    );
    return code + dayForDatedFacts(SCHOOL);
  });
  // Not part of the state, so that builds with and without it don't compile everything again.
  if (process.env['BRAND_FILE']) {
    const { writeOtherBrand } = await import('./school/brandModule');
    await writeOtherBrand(ROOT);
  }
  if (await state.isCurrent()) {
    process.stdout.write("Content hasn't changed\n");
    return 0;
  }
  // Imported on demand because the libraries take a while to load and aren't needed for unchanged content.
  const { readSchoolContent } = await import('./school/readSchoolContent');
  const { schoolModules } = await import('./school/schoolModules');
  const { headerModule } = await import('./school/headerModule');
  const { schoolOf } = await import('./school/school');
  const { content, problems } = await readSchoolContent();
  if (problems.length > 0) {
    process.stderr.write(`${problems.map(formatProblem).join('\n')}\n`);
    return 1;
  }
  const header = await headerModule(content);
  for (const warning of header.warnings) process.stdout.write(`${warning}\n`);
  await writeFiles(OUTPUT, new Map([...schoolModules(content), header.file]));
  const failed = await compileLessons(LESSONS, OUTPUT, schoolOf(content));
  if (failed) return failed;
  // Imported dynamically, because the module imports the lessons compiled above.
  const { summarize } = await import('./summarize');
  if (!(await summarize(content))) return 1;
  if (!isFirstLanguage(LANGUAGES)) {
    const { readTranslated, translatedSummary } = await import('./school/untranslated');
    const lines = translatedSummary(LANGUAGES.language, await readTranslated(ROOT));
    for (const line of lines) process.stdout.write(`${line}\n`);
  }
  await state.note(await generatedFiles());
  return 0;
}

/** Compiles a folder of lessons for a test. */
async function compileFolder(
  from: string,
  to: string,
  schoolFile: string | undefined,
): Promise<number> {
  const { readSchool } = await import('./school/school');
  return compileLessons(from, to, await readSchool(schoolFile));
}

async function compileLessons(from: string, to: string, school: School): Promise<number> {
  const { generate } = await import('./generateLessons');
  return generate(from, to, school, (text) => process.send?.(text));
}

/** Lists the generated files, excluding the compiler's caches and other brands. */
async function generatedFiles(): Promise<string[]> {
  const entries = await readdir(OUTPUT, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(?:ts|json|svg)$/.test(entry.name))
    .map(({ parentPath, name }) => path.relative(OUTPUT, path.join(parentPath, name)))
    .filter((file) => file !== 'compiled.json' && !file.startsWith('brands'))
    .sort();
}
