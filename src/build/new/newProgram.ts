import { readSchoolContent } from '../content/school/readSchoolContent';
import { programFile, programFolder } from '../content/validation/validateFiles';
import { nextOrder } from './nextOrder';
import { sampleTexts } from './sampleTexts';
import { firstLanguage, writeTemplate } from './writeTemplate';

/**
 * Writes a program with one step, at the end of the list of programs.
 *
 * @param id - id and address of the program
 * @param title - title of the program
 * @returns the path of the program's file
 * @throws if the school has no course for the step
 */
export async function newProgram(id: string, title: string): Promise<string> {
  const { courses } = (await readSchoolContent()).content;
  // A program has to start with a course that builds on nothing.
  const course = courses.find(({ prerequisites }) => prerequisites.length === 0);
  if (!course) {
    throw new Error(
      'A program starts with a course without prerequisites; add one with: npm run new -- course <id> "<title>"',
    );
  }
  const file = programFile({ id });
  await writeTemplate('program.yaml', file, {
    order: String(await nextOrder(programFolder)),
    slug: id,
    title: JSON.stringify(title),
    description: JSON.stringify(sampleTexts(firstLanguage()).programDescription(title)),
    course: course.id,
    module: course.modules[0]?.id ?? '',
  });
  return file;
}
