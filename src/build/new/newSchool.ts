import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newCourse } from './newCourse';
import { newLesson } from './newLesson';
import { sampleTexts } from './sampleTexts';
import { shortName } from './shortName';
import { firstLanguage, writeTemplate } from './writeTemplate';

const SCHOOL = 'src/school';

const LANGUAGES = 'languages.yaml';

/** What the new school starts with: colors and typefaces, languages, and the folder's table of contents. */
const KEPT = ['tokens.ts', 'README.md', LANGUAGES];

/**
 * Replaces the school in `src/school` with a small one: one course with two lessons. Keeps its colors,
 * typefaces and languages.
 *
 * @param name - name of the new school
 * @param language - the site's first language; defaults to that of `languages.yaml`, or else English
 * @returns the paths of the new files
 * @throws if `src/school` has changes that aren't committed, which would be lost
 */
export async function newSchool(name: string, language = firstLanguage()): Promise<string[]> {
  if (!existsSync(path.join('src/texts', language, 'language.ts'))) {
    const known = (await readdir('src/texts', { withFileTypes: true }))
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
    throw new Error(
      `There are no texts in "${language}"; use one of: ${known.join(', ')}, or add the language first (.github/docs/languages.md).`,
    );
  }
  if (!isCommitted()) {
    throw new Error(`${SCHOOL} has changes that would be lost; commit them to Git first.`);
  }
  for (const file of await readdir(SCHOOL)) {
    if (!KEPT.includes(file)) await rm(path.join(SCHOOL, file), { recursive: true });
  }
  const files = [
    ['school/brand.yaml', 'brand.yaml'],
    ['school/navigation.ts.txt', 'navigation.ts'],
    ['school/logo.svg', 'logo.svg'],
    ['school/subjects.yaml', 'subjects.yaml'],
    ['school/texts.yaml', 'texts.yaml'],
  ].map(([template = '', file = '']) => [template, `${SCHOOL}/${file}`] as const);
  const list = `${SCHOOL}/${LANGUAGES}`;
  const isNewList = language !== firstLanguage();
  if (isNewList) await writeFile(list, `- ${language}\n`);
  const texts = sampleTexts(language);
  for (const [template, file] of files) {
    await writeTemplate(template, file, {
      name: JSON.stringify(name),
      shortName: JSON.stringify(shortName(name)),
      tagline: JSON.stringify(texts.tagline),
      description: JSON.stringify(texts.brandDescription),
    });
  }
  return [
    ...(isNewList ? [list] : []),
    ...files.map(([, file]) => file),
    ...(await newCourse('first-steps', texts.firstCourse)),
    await newLesson('first-steps', 'more-calculations', texts.secondLesson),
  ];
}

/** Returns true if Git has a copy of everything that the command deletes. */
function isCommitted(): boolean {
  const kept = KEPT.map((file) => `:!${SCHOOL}/${file}`);
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', SCHOOL, ...kept], {
    encoding: 'utf8',
  });
  return status === 0 && stdout === '';
}
