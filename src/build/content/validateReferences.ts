import type { Course } from '../../content/model';
import { courseFile, entryOf, FILES } from './validateFiles';
import { checkPrograms } from './validatePrograms';
import type { ContentProblem, ContentSet } from './validateTypes';

/** References: each resolves, prerequisites form no circle, and every tutorial is in one course once. */
export function checkReferences(content: ContentSet): ContentProblem[] {
  return [
    ...checkCourses(content),
    ...findCircles(content.courses),
    ...checkTutorials(content),
    ...checkPrograms(content),
  ];
}

function checkCourses({ courses, subjects }: ContentSet): ContentProblem[] {
  return courses.flatMap((course) => {
    const file = courseFile(course);
    const unknown = course.prerequisites.filter((id) => !courses.some((other) => other.id === id));
    return [
      ...(subjects.some(({ id }) => id === course.subject)
        ? []
        : [
            {
              file,
              entry: `${course.id}: subject`,
              reason: `there is no subject "${course.subject}"; add it to src/content/subjects.ts, or take one of: ${subjects.map(({ id }) => id).join(', ')}`,
            },
          ]),
      ...unknown.map((id) => ({
        file,
        entry: `${course.id}: prerequisites`,
        reason: `there is no course "${id}"`,
      })),
    ];
  });
}

/** Each circle of prerequisites once, told at the course that closes it. */
function findCircles(courses: readonly Course[]): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const done = new Set<string>();

  function visit(course: Course, path: readonly Course[]): void {
    const start = path.indexOf(course);
    if (start >= 0) {
      const circle = [...path.slice(start), course].map(({ id }) => id);
      const last = path.at(-1) ?? course;
      problems.push({
        file: courseFile(last),
        entry: `${last.id}: prerequisites`,
        reason: `prerequisites form a circle: ${circle.join(' -> ')}`,
      });
      return;
    }
    if (done.has(course.id)) {
      return;
    }
    for (const id of course.prerequisites) {
      const next = courses.find((other) => other.id === id);
      if (next) {
        visit(next, [...path, course]);
      }
    }
    done.add(course.id);
  }

  courses.forEach((course) => visit(course, []));
  return problems;
}

function checkTutorials({ courses, tutorials }: ContentSet): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const places = new Map<string, string>();
  for (const course of courses) {
    for (const module of course.modules) {
      for (const lesson of module.lessons) {
        if (lesson.kind === 'outline') {
          continue;
        }
        const entry = entryOf(course.id, module.id, lesson.tutorial);
        const report = (reason: string): void => {
          problems.push({ file: courseFile(course), entry, reason });
        };
        const facts = tutorials.find(({ id }) => id === lesson.tutorial);
        if (!facts) {
          report(`there is no tutorial "${lesson.tutorial}"`);
        } else if (facts.subject !== course.subject) {
          report(`the tutorial belongs to the subject "${facts.subject}", not "${course.subject}"`);
        }
        const first = places.get(lesson.tutorial);
        if (first) {
          report(`the tutorial is already placed at ${first}`);
        }
        places.set(lesson.tutorial, first ?? entry);
      }
    }
  }
  const homeless = tutorials.filter(({ id }) => !places.has(id));
  return [
    ...problems,
    ...homeless.map(({ id }) => ({
      file: FILES.tutorials,
      entry: id,
      reason: 'no course has a place for this tutorial',
    })),
  ];
}
