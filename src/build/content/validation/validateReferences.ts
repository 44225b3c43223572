import { lessonsOf } from '../../../content/outlines/path';
import { courseFile, entryOf, FILES } from './validateFiles';
import { checkPrerequisites } from './validatePrerequisites';
import { checkPrograms } from './validatePrograms';
import type { ContentProblem, ContentSet } from './validateTypes';

/** Checks that references resolve, and that each lesson in a course exists and appears only once. */
export function checkReferences(content: ContentSet): ContentProblem[] {
  return [
    ...checkSubjects(content),
    ...checkPrerequisites(content.courses),
    ...checkLessons(content),
    ...checkPrograms(content),
    ...checkEntryPoints(content),
  ];
}

function checkSubjects({ courses, subjects }: ContentSet): ContentProblem[] {
  const known = subjects.map(({ id }) => id);
  return courses
    .filter(({ subject }) => !known.includes(subject))
    .map((course) => ({
      file: courseFile(course),
      entry: `${course.id}: subject`,
      reason: `there is no subject "${course.subject}"; add it to src/school/subjects.yaml, or use one of: ${known.join(', ')}`,
    }));
}

function checkEntryPoints({ entryPoints, courses }: ContentSet): ContentProblem[] {
  if (!entryPoints) return [];
  const { questions, beyond } = entryPoints;
  const taught = courses.flatMap(lessonsOf);
  return [...questions, { id: 'beyond', ...beyond }]
    .filter(({ lesson }) => !taught.includes(lesson))
    .map(({ id, lesson }) => ({
      file: FILES.entryPoints,
      entry: `${id}: lesson`,
      reason: `there is no lesson "${lesson}" in any course`,
    }));
}

function checkLessons({ courses, tutorials }: ContentSet): ContentProblem[] {
  const places = new Map<string, string>();
  return courses.flatMap((course) =>
    course.modules.flatMap((module) =>
      module.lessons.flatMap((id) => {
        const entry = entryOf(course.id, module.id, id);
        const first = places.get(id);
        places.set(id, first ?? entry);
        const reasons = [
          ...(tutorials.some((tutorial) => tutorial.id === id)
            ? []
            : [`there is no lesson "${id}" in src/school/lessons`]),
          ...(first === undefined ? [] : [`the lesson is already at ${first}`]),
        ];
        return reasons.map((reason) => ({ file: courseFile(course), entry, reason }));
      }),
    ),
  );
}
