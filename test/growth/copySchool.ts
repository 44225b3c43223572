/** Makes a school larger: every course and lesson several times, renamed, each copy complete in itself. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const SOLUTIONS = '.solutions.md';

/**
 * @param text - a lesson's Markdown, or the sets beside it
 * @param copy - the number of the copy, from 2
 * @returns the same lesson under names of its own: id, slug, title, ids of exercises, and the lessons it links to
 */
export function renamedLesson(text: string, copy: number): string {
  return text
    .replace(/^(id|slug): (\S+)/gm, (_, field, value) => `${field}: ${value}-${copy}`)
    .replace(/^title: (.*?)('?)$/m, (_, title, quote) => `title: ${title} ${copy}${quote}`)
    .replace(/\]\(lesson:([a-z0-9-]+)/g, (_, id) => `](lesson:${id}-${copy}`)
    .replace(/^(:{3,}[a-z]+\{)#([a-z0-9-]+)/gm, (_, block, id) => `${block}#${id}-${copy}`);
}

/**
 * @param text - the sets beside a lesson
 * @param copy - the number of the copy, from 2
 * @returns the same sets for the copy's exercises
 */
export function renamedSolutions(text: string, copy: number): string {
  return text.replace(/^## ([a-z0-9-]+)$/gm, (_, id) => `## ${id}-${copy}`);
}

/**
 * @param copies - how often the school is there
 * @returns code that takes the place of the last lines of `courses/index.ts`
 */
export function coursesModule(text: string, copies: number): string {
  return `${text.replace('export const courses:', 'const originals:')}
function copyOf(course: Course, copy: number): Course {
  const own = <T extends string>(id: T) => \`\${id}-\${copy}\` as T;
  return {
    ...course,
    id: own(course.id),
    slug: own(course.slug),
    title: \`\${course.title} \${copy}\`,
    modules: course.modules.map((module) => ({
      ...module,
      id: own(module.id),
      lessons: module.lessons.map(own),
    })),
    prerequisites: course.prerequisites.map((before) => ({
      ...before,
      course: own(before.course),
      ...(before.through ? { through: own(before.through) } : {}),
    })),
  };
}

export const courses: readonly Course[] = Array.from({ length: ${copies} }, (_, index) =>
  index === 0 ? originals : originals.map((course) => copyOf(course, index + 1)),
).flat();
`;
}

/**
 * @param content - the folder `src/content` of a copy of the project; written to
 * @param copies - how often the school is to be there
 * @returns how many lessons there are then
 */
export async function copySchool(content: string, copies: number): Promise<number> {
  const folder = path.join(content, 'tutorials');
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => file.endsWith('.md') && path.basename(file) !== 'README.md',
  );
  for (const file of files) {
    const text = await readFile(path.join(folder, file), 'utf8');
    const isSolutions = file.endsWith(SOLUTIONS);
    for (let copy = 2; copy <= copies; copy += 1) {
      const renamed = isSolutions ? renamedSolutions(text, copy) : renamedLesson(text, copy);
      const name = file.replace(/(\.solutions)?\.md$/, `-${copy}$&`);
      await writeFile(path.join(folder, name), renamed);
    }
  }
  const index = path.join(content, 'courses/index.ts');
  await writeFile(index, coursesModule(await readFile(index, 'utf8'), copies));
  return files.filter((file) => !file.endsWith(SOLUTIONS)).length * copies;
}
