import {
  at,
  broken,
  COURSE_FILE,
  STRUCTURES_FILE,
  TUTORIALS_FILE,
  type Case,
} from '../../content/support/brokenContent';

const cases: Case[] = [
  {
    rule: 'the subject of a course exists',
    change: ({ subjects }) => {
      subjects.pop();
    },
    file: STRUCTURES_FILE,
    entry: 'data-structures: subject',
    reason:
      'there is no subject "data-structures"; add it to src/content/subjects.ts, or take one of: web-development',
  },
  {
    rule: 'a prerequisite exists',
    change: ({ courses }) => {
      courses[0].prerequisites = ['machine-learning'];
    },
    file: COURSE_FILE,
    entry: 'web-development: prerequisites',
    reason: 'there is no course "machine-learning"',
  },
  {
    rule: 'prerequisites form no circle',
    change: ({ courses }) => {
      courses[0].prerequisites = ['data-structures'];
    },
    file: STRUCTURES_FILE,
    entry: 'data-structures: prerequisites',
    reason: 'prerequisites form a circle: web-development -> data-structures -> web-development',
  },
  {
    rule: 'a course does not need itself',
    change: ({ courses }) => {
      courses[0].prerequisites = ['web-development'];
    },
    file: COURSE_FILE,
    entry: 'web-development: prerequisites',
    reason: 'prerequisites form a circle: web-development -> web-development',
  },
  {
    rule: 'a tutorial in a course exists',
    change: ({ tutorials }) => {
      tutorials.pop();
    },
    file: STRUCTURES_FILE,
    entry: 'data-structures > ds-one > ds-start',
    reason: 'there is no tutorial "ds-start"',
  },
  {
    rule: 'a tutorial is in a course of its subject',
    change: ({ tutorials }) => {
      Object.assign(at(tutorials, 1), { subject: 'web-development' });
    },
    file: STRUCTURES_FILE,
    entry: 'data-structures > ds-one > ds-start',
    reason: 'the tutorial belongs to the subject "web-development", not "data-structures"',
  },
  {
    rule: 'a tutorial is placed only once',
    change: ({ courses }) => {
      at(courses[0].modules, 1).lessons.push({ kind: 'tutorial', tutorial: 'web-start' });
    },
    file: COURSE_FILE,
    entry: 'web-development > web-two > web-start',
    reason: 'the tutorial is already placed at web-development > web-one > web-start',
  },
  {
    rule: 'every tutorial is placed',
    change: ({ courses }) => {
      at(courses[1].modules, 0).lessons.shift();
    },
    file: TUTORIALS_FILE,
    entry: 'ds-start',
    reason: 'no course has a place for this tutorial',
  },
];

test.each(cases)('$rule', ({ change, file, entry, reason }) => {
  expect(broken(change)).toContainEqual({ file, entry, reason });
});

test('a circle is told once', () => {
  const problems = broken(({ courses }) => {
    courses[0].prerequisites = ['data-structures'];
  });
  expect(problems.filter(({ reason }) => reason.includes('circle'))).toHaveLength(1);
});
