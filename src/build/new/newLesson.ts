import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isMap, isSeq, parse, parseDocument } from 'yaml';
import { learningPath } from '../content/learningPath/learningPath';
import { readSchoolContent } from '../content/school/readSchoolContent';
import { courseFile } from '../content/validation/validateFiles';
import { isTranslation } from '../language/languageFiles';
import { formatted } from './formatted';
import { sampleTexts } from './sampleTexts';
import { firstLanguage, writeTemplate } from './writeTemplate';

/** Code that the template's lesson uses. It introduces what no earlier lesson does. */
const USED = ['console.log', '+', '*'];

const LESSONS = 'src/school/lessons';

/**
 * Writes a lesson that passes all checks, at the end of a course.
 *
 * @param courseId - id of the course
 * @param slug - last part of the lesson's address
 * @param title - title of the lesson
 * @returns the path of the lesson's file
 * @throws if there's no such course
 */
export async function newLesson(courseId: string, slug: string, title: string): Promise<string> {
  // Mistakes elsewhere don't matter: a new course, for example, has no lessons yet.
  const { courses } = (await readSchoolContent()).content;
  const course = courses.find(({ id }) => id === courseId);
  if (!course) {
    const ids = courses.map(({ id }) => id).join(', ');
    throw new Error(`There's no course "${courseId}"; there are: ${ids}.`);
  }
  const id = slug.startsWith(`${courseId}-`) ? slug : `${courseId}-${slug}`;
  const module = course.modules.at(-1);
  if (!module) throw new Error(`${courseFile(course)} has no module; add one first.`);
  const extended = courses.map((one) =>
    one === course
      ? {
          ...one,
          modules: one.modules.map((other) =>
            other === module ? { ...other, lessons: [...other.lessons, id] } : other,
          ),
        }
      : one,
  );
  const taught = await taughtBy(learningPath(extended).get(id)?.before ?? []);
  const file = `${LESSONS}/${course.subject}/${slug}.md`;
  await writeTemplate('lesson.md', file, {
    id,
    slug,
    subject: course.subject,
    title: JSON.stringify(title),
    description: JSON.stringify(sampleTexts(firstLanguage()).lessonDescription(title)),
    date: new Date().toISOString().slice(0, 10),
    code: JSON.stringify(USED.filter((code) => !taught.has(code))),
  });
  await addToCourse(courseFile(course), id);
  return file;
}

/** Returns the code that lessons with these ids introduce. */
async function taughtBy(ids: readonly string[]): Promise<Set<string>> {
  const files = await readdir(LESSONS, { recursive: true }).catch(() => []);
  const heads = await Promise.all(
    files
      .filter(
        (file) => file.endsWith('.md') && !file.endsWith('.solutions.md') && !isTranslation(file),
      )
      .map(async (file) => {
        const text = await readFile(path.join(LESSONS, file), 'utf8');
        return parse(/^---\n(.*?)\n---$/ms.exec(text)?.[1] ?? '') as {
          id?: string;
          introduces?: { code?: string[] };
        } | null;
      }),
  );
  return new Set(
    heads.flatMap((head) => (ids.includes(head?.id ?? '') ? (head?.introduces?.code ?? []) : [])),
  );
}

/** Adds a lesson to the last module of a course, and leaves the rest of the file as it is. */
async function addToCourse(file: string, id: string): Promise<void> {
  const document = parseDocument(await readFile(file, 'utf8'));
  const modules = document.get('modules');
  const last = isSeq(modules) ? modules.items.at(-1) : undefined;
  const lessons = isMap(last) ? last.get('lessons') : undefined;
  if (!isSeq(lessons)) throw new Error(`${file} has no module with a list of lessons.`);
  lessons.flow = false;
  lessons.add(document.createNode(id));
  await writeFile(file, await formatted(document.toString({ lineWidth: 0 }), file));
}
