import {
  at,
  broken,
  ENTRY_FILE,
  COURSE_FILE,
  STRUCTURES_FILE,
  type Case,
} from '../../../content/brokenContent';

const cases: Case[] = [
  {
    rule: 'the subject of a course exists',
    change: ({ subjects }) => {
      subjects.pop();
    },
    file: STRUCTURES_FILE,
    entry: 'data-structures: subject',
    reason:
      'there is no subject "data-structures"; add it to src/school/subjects.yaml, or use one of: web-development',
  },
  {
    rule: 'the motif of a cover exists',
    change: ({ courses }) => {
      courses[0].cover = 'knots' as never;
    },
    file: COURSE_FILE,
    entry: 'web-development: cover',
    reason:
      'there is no motif "knots"; leave it out, or use one of: tags, nodes, points, dialog, stairs',
  },
  {
    rule: 'a prerequisite exists',
    change: ({ courses }) => {
      courses[0].prerequisites = [{ course: 'machine-learning' }];
    },
    file: COURSE_FILE,
    entry: 'web-development: prerequisites',
    reason: 'there is no course "machine-learning"',
  },
  {
    rule: 'the last module of a prerequisite exists',
    change: ({ courses }) => {
      courses[1].prerequisites = [{ course: 'web-development', through: 'ds-one' }];
    },
    file: STRUCTURES_FILE,
    entry: 'data-structures: prerequisites',
    reason: 'the course "web-development" has no module "ds-one"',
  },
  {
    rule: 'prerequisites have no cycle',
    change: ({ courses }) => {
      courses[0].prerequisites = [{ course: 'data-structures' }];
    },
    file: STRUCTURES_FILE,
    entry: 'data-structures: prerequisites',
    reason: 'prerequisites form a cycle: web-development -> data-structures -> web-development',
  },
  {
    rule: "a course isn't its own prerequisite",
    change: ({ courses }) => {
      courses[0].prerequisites = [{ course: 'web-development' }];
    },
    file: COURSE_FILE,
    entry: 'web-development: prerequisites',
    reason: 'prerequisites form a cycle: web-development -> web-development',
  },
  {
    rule: 'a lesson of a course exists',
    change: ({ tutorials }) => {
      tutorials.pop();
    },
    file: STRUCTURES_FILE,
    entry: 'data-structures > ds-two > ds-last',
    reason: 'there is no lesson "ds-last" in src/school/lessons',
  },
  {
    rule: 'a lesson appears only once in the courses',
    change: ({ courses }) => {
      at(courses[0].modules, 1).lessons.push('web-start');
    },
    file: COURSE_FILE,
    entry: 'web-development > web-two > web-start',
    reason: 'the lesson is already at web-development > web-one > web-start',
  },
  {
    rule: 'the lesson of an entry point is in a course',
    change: ({ entryPoints }) => {
      at(entryPoints.questions, 1).lesson = 'ds-gone';
    },
    file: ENTRY_FILE,
    entry: 'lists: lesson',
    reason: 'there is no lesson "ds-gone" in any course',
  },
  {
    rule: 'the lesson after all entry questions is in a course',
    change: ({ entryPoints }) => {
      entryPoints.beyond.lesson = 'ds-gone';
    },
    file: ENTRY_FILE,
    entry: 'beyond: lesson',
    reason: 'there is no lesson "ds-gone" in any course',
  },
  {
    rule: 'courses write a topic in the same way',
    change: ({ courses }) => {
      courses[0].topics = ['HTML'];
      courses[1].topics = ['html'];
    },
    file: STRUCTURES_FILE,
    entry: 'data-structures: topics',
    reason: `the topic "html" is written "HTML" in ${COURSE_FILE}; write it the same in both`,
  },
];

test.each(cases)('$rule', ({ change, file, entry, reason }) => {
  expect(broken(change)).toContainEqual({ file, entry, reason });
});

test('a cycle is reported once', () => {
  const problems = broken(({ courses }) => {
    courses[0].prerequisites = [{ course: 'data-structures' }];
  });
  expect(problems.filter(({ reason }) => reason.includes('cycle'))).toHaveLength(1);
});
