import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { isTranslation } from '../../../../src/build/language/languageFiles';
import {
  formatContentProblem,
  validateContent,
} from '../../../../src/build/content/validation/validate';
import { readSchoolContent } from '../../../../src/build/content/school/readSchoolContent';
import {
  courseFile,
  programFile,
  programFolder,
} from '../../../../src/build/content/validation/validateFiles';
import type { SubjectId } from '../../../../src/content/model';
import type { TutorialFacts } from '../../../../src/content/totals';
import { goodContent } from '../../../content/brokenContent';

const TOP = path.join(__dirname, '../../../..');
const TUTORIALS = path.join(TOP, 'src/school/lessons');

interface FrontMatter {
  id: string;
  slug: string;
  title: string;
  subject: SubjectId;
}

/** Reads lesson files without the compiler, so that compiler bugs can't hide mistakes in the content. */
function readTutorials(): TutorialFacts[] {
  return readdirSync(TUTORIALS, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        name.endsWith('.md') &&
        !name.endsWith('.solutions.md') &&
        !isTranslation(name) &&
        path.basename(name) !== 'README.md',
    )
    .map((name) => {
      const text = readFileSync(path.join(TUTORIALS, name), 'utf8');
      const front = parse(text.split(/^---$/m)[1] ?? '') as FrontMatter;
      const { id, slug, title, subject } = front;
      const exercises = text.match(/^:{3,}(?:exercise|predict|order)\{/gm)?.length ?? 0;
      return { id, slug, title, subject, minutes: { from: 1, to: 1 }, exercises };
    });
}

test('valid content has no problems', () => {
  expect(validateContent(goodContent())).toEqual([]);
});

test("the site's content has no problems", async () => {
  const { content, problems } = await readSchoolContent();
  expect(problems).toEqual([]);
  expect(validateContent({ ...content, tutorials: readTutorials() })).toEqual([]);
});

test('a problem names a file that exists', async () => {
  const { courses, programs } = (await readSchoolContent()).content;
  // A school without program files has programs made of its courses.
  const hasPrograms = existsSync(path.join(TOP, programFolder));
  const files = [...courses.map(courseFile), ...(hasPrograms ? programs.map(programFile) : [])];
  expect(files.map((file) => readFileSync(path.join(TOP, file), 'utf8'))).not.toContain('');
});

test('a problem is one line with file, entry and reason', () => {
  expect(
    formatContentProblem({ file: 'a.ts', entry: 'web > one: title', reason: 'the text is empty' }),
  ).toBe('a.ts  web > one: title: the text is empty');
});
