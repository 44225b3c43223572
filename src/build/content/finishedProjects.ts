/** Finds the finished projects in the compiled lessons, and makes their posters by running the model answers. */
import type { Course, ProjectInput } from '../../content/model';
import {
  codeText,
  isTask,
  type Block,
  type ExerciseBlock,
  type Lesson,
  type WebExerciseBlock,
} from '../../content/lesson';
import { lessonsOf } from '../../content/path';
import type { FinishedProject, ProjectCode } from '../../content/project';
import { isLastPart } from './lastPart';
import { pagePicture } from './projectPicture';
import { NodeRunner } from './run/NodeRunner';
import { PATIENT } from './run/outcomes';
import type { ContentProblem } from './validateTypes';

const HEADER =
  '// Made by src/build/content/summarize.ts from the lessons and courses. Changes here are lost.\n';

/** A project with its code; `output` is what a program prints. */
export interface MadeProject {
  facts: Omit<FinishedProject, 'slug' | 'poster'> & { slug: string };
  code: ProjectCode;
  output: string;
}

/**
 * @param courses - all courses
 * @param lessons - compiled, with the model answers
 * @returns the projects in the order of the courses, and why some can't be shown
 */
export async function finishedProjects(
  courses: readonly Course[],
  lessons: readonly Lesson[],
): Promise<{ projects: MadeProject[]; problems: ContentProblem[] }> {
  const runner = new NodeRunner();
  const projects: MadeProject[] = [];
  const problems: ContentProblem[] = [];
  try {
    for (const course of courses) {
      const lesson = lessons.find(({ id }) => id === lessonsOf(course).at(-1));
      const last = lesson?.blocks.find(isLastPart);
      if (!lesson || !last) continue;
      const code = codeOf(last);
      const inputs = course.project.inputs ?? [];
      const run = code.kind === 'program' ? await runner.run(code.code, undefined, PATIENT) : null;
      problems.push(...problemsOf(course, code, inputs, run?.end ?? 'finished'));
      projects.push({
        facts: {
          lessonId: lesson.id,
          slug: lesson.slug,
          courseId: course.id,
          course: course.title,
          title: course.project.title,
          brief: course.project.brief,
          parts: partsOf(lesson.blocks, last),
          inputs,
        },
        code,
        output: run?.output.map(({ text }) => text).join('\n') ?? '',
      });
    }
  } finally {
    await runner.stop();
  }
  return { projects, problems };
}

/**
 * @param projects - all projects
 * @returns the files that the site imports: what lists show, the code that runs, and a picture of each page in both modes
 */
export function projectFiles(projects: readonly MadeProject[]): Map<string, string> {
  const files = new Map<string, string>();
  const imports: string[] = [];
  const facts = projects.map(({ facts, code, output }, index) => {
    if (code.kind === 'program') {
      return JSON.stringify({ ...facts, poster: { kind: 'program', output } });
    }
    for (const scheme of ['light', 'dark'] as const) {
      const name = `posters/${facts.slug}-${scheme}.svg`;
      files.set(name, pagePicture(code.files, scheme));
      imports.push(`import ${scheme}${index} from './${name}';\n`);
    }
    const shown = JSON.stringify(facts).slice(0, -1);
    return `${shown},"poster":{"kind":"page","light":light${index},"dark":dark${index}}}`;
  });
  files.set(
    'projects.ts',
    `${HEADER}import type { FinishedProject } from '../src/content/project';
${imports.join('')}
/** The projects that courses end in. */
export const PROJECTS: readonly FinishedProject[] = [
${facts.map((one) => `  ${one},\n`).join('')}];
`,
  );
  const codes = Object.fromEntries(projects.map(({ facts, code }) => [facts.lessonId, code]));
  files.set(
    'projectCode.ts',
    `${HEADER}import type { ProjectCode } from '../src/content/project';

/** The finished code of projects by the ids of their lessons. Fetched once one is to run. */
export const PROJECT_CODE: Readonly<Record<string, ProjectCode>> = ${JSON.stringify(codes)};
`,
  );
  return files;
}

function codeOf(last: ExerciseBlock | WebExerciseBlock): ProjectCode {
  if (last.kind === 'exercise') return { kind: 'program', code: codeText(last.solution) };
  const files = { html: '', css: '', js: '' };
  for (const { language, lines } of [...last.files, ...last.solution]) {
    files[language] = codeText(lines);
  }
  return { kind: 'page', files };
}

/** The last part and those that it continues, one by one. */
function partsOf(blocks: readonly Block[], last: ExerciseBlock | WebExerciseBlock): number {
  const tasks = blocks.filter(isTask);
  let parts = 1;
  let { continues } = last;
  while (continues) {
    const { id } = continues;
    const earlier = tasks.find((task) => task.id === id);
    continues = earlier && 'continues' in earlier ? earlier.continues : undefined;
    parts += 1;
  }
  return parts;
}

function problemsOf(
  { id }: Course,
  code: ProjectCode,
  inputs: readonly ProjectInput[],
  end: string,
): ContentProblem[] {
  const problem = (reason: string) => ({
    file: 'src/content/courses',
    entry: `${id} > project`,
    reason,
  });
  if (code.kind === 'page') {
    return inputs.length > 0 ? [problem('a page has its own controls, so leave out inputs')] : [];
  }
  const wrong = inputs.filter(
    ({ code: passage, choices: [first = ''] }) =>
      first === '' || !passage.includes(first) || code.code.split(passage).length !== 2,
  );
  return [
    ...(end === 'finished' ? [] : [problem(`its finished program ended as "${end}"`)]),
    ...wrong.map(({ label }) =>
      problem(
        `the input "${label}" needs a passage that the model answer has once, with its first choice in it`,
      ),
    ),
  ];
}
