import { courseFile, entryOf, FILES, programFile } from './validateFiles';
import type { ContentProblem, ContentSet } from './validateTypes';
import { SLUG_PATTERN } from './slugPattern';

/** An id or slug, which must be unique among entries of its `kind`. */
interface Name {
  kind: string;
  field: 'id' | 'slug';
  value: string;
  file: string;
  entry: string;
}

/** Checks that ids and slugs are URL-safe and unique within their kind. */
export function checkIds(content: ContentSet): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const seen = new Map<string, Name>();
  for (const name of namesIn(content)) {
    const { kind, field, value, file, entry } = name;
    if (!SLUG_PATTERN.test(value)) {
      problems.push({
        file,
        entry,
        reason: `the ${field} "${value}" can only have lowercase letters, digits and single hyphens`,
      });
    }
    const key = `${kind} ${field} ${value}`;
    const first = seen.get(key);
    if (first) {
      problems.push({
        file,
        entry,
        reason: `the ${kind} ${field} "${value}" is taken by ${first.entry} in ${first.file}`,
      });
    } else {
      seen.set(key, name);
    }
  }
  return problems;
}

function namesIn(content: ContentSet): Name[] {
  const { subjects, courses, programs, questions, entryPoints, tutorials } = content;
  return [
    ...subjects.map(({ id }) => nameOf('subject', 'id', id, FILES.subjects, id)),
    ...questions.map(({ id }) => nameOf('question', 'id', id, FILES.questions, id)),
    ...(entryPoints?.questions ?? []).map(({ id }) =>
      nameOf('way in', 'id', id, FILES.entryPoints, id),
    ),
    ...tutorials.flatMap(({ id, slug }) => [
      nameOf('lesson', 'id', id, FILES.tutorials, id),
      nameOf('lesson', 'slug', slug, FILES.tutorials, id),
    ]),
    ...courses.flatMap(courseNames),
    ...programs.flatMap((program) => [
      nameOf('program', 'id', program.id, programFile(program), program.id),
      nameOf('program', 'slug', program.slug, programFile(program), program.id),
      ...program.steps.map(({ checkpoint: { id } }) =>
        nameOf('checkpoint', 'id', id, programFile(program), entryOf(program.id, id)),
      ),
    ]),
  ];
}

function courseNames(course: ContentSet['courses'][number]): Name[] {
  const file = courseFile(course);
  return [
    nameOf('course', 'id', course.id, file, course.id),
    nameOf('course', 'slug', course.slug, file, course.id),
    ...course.modules.map((module) =>
      nameOf('module', 'id', module.id, file, entryOf(course.id, module.id)),
    ),
  ];
}

function nameOf(
  kind: string,
  field: Name['field'],
  value: string,
  file: string,
  entry: string,
): Name {
  return { kind, field, value, file, entry };
}
