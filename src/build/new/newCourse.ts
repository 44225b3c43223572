import { readSchoolContent } from '../content/school/readSchoolContent';
import { courseFile, courseFolder } from '../content/validation/validateFiles';
import { newLesson } from './newLesson';
import { nextOrder } from './nextOrder';
import { sampleTexts } from './sampleTexts';
import { firstLanguage, writeTemplate } from './writeTemplate';

/**
 * Writes a course with one lesson, at the end of the list of courses.
 *
 * @param id - id and address of the course
 * @param title - title of the course
 * @returns the paths of the course's and the lesson's file
 * @throws if the school has no subject yet
 */
export async function newCourse(id: string, title: string): Promise<string[]> {
  const [subject] = (await readSchoolContent()).content.subjects;
  if (!subject) throw new Error('src/school/subjects.yaml has no subject; add one first.');
  const file = courseFile({ id });
  const texts = sampleTexts(firstLanguage());
  await writeTemplate('course.yaml', file, {
    order: String(await nextOrder(courseFolder)),
    slug: id,
    subject: subject.id,
    title: JSON.stringify(title),
    description: JSON.stringify(texts.courseDescription(title)),
  });
  return [file, await newLesson(id, `${id}-first-lesson`, texts.firstLesson)];
}
