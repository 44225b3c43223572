import { at, broken, PROGRAM_FILE, type Case } from '../../../content/brokenContent';

const cases: Case[] = [
  {
    rule: 'the course of a step exists',
    change: ({ programs }) => {
      at(programs[0].steps, 0).course = 'machine-learning';
      at(programs[0].steps, 1).course = 'machine-learning';
    },
    file: PROGRAM_FILE,
    entry: 'first-steps > steps 1: course',
    reason: 'there is no course "machine-learning"',
  },
  {
    rule: 'the modules of a step exist in its course',
    change: ({ programs }) => {
      at(programs[0].steps, 0).modules = ['ds-one'];
    },
    file: PROGRAM_FILE,
    entry: 'first-steps > steps 1: modules',
    reason: 'the course "web-development" has no module "ds-one"',
  },
  {
    rule: 'a program keeps the order of a course',
    change: ({ programs }) => {
      at(programs[0].steps, 0).modules = ['web-two', 'web-one'];
    },
    file: PROGRAM_FILE,
    entry: 'first-steps > steps 1: modules',
    reason: '"web-one" is listed twice or out of the course\'s order',
  },
  {
    rule: 'a program includes the prerequisites of its courses',
    change: ({ programs }) => {
      programs[0].steps.shift();
    },
    file: PROGRAM_FILE,
    entry: 'first-steps > steps 1: course',
    reason:
      '"data-structures" needs "web-development" up to "web-one", which no earlier step includes',
  },
  {
    rule: 'a program includes as much of a course as a later one needs',
    change: ({ courses }) => {
      courses[1].prerequisites = [{ course: 'web-development' }];
    },
    file: PROGRAM_FILE,
    entry: 'first-steps > steps 2: course',
    reason: '"data-structures" needs "web-development", which no earlier step includes',
  },
];

test.each(cases)('$rule', ({ change, file, entry, reason }) => {
  expect(broken(change)).toContainEqual({ file, entry, reason });
});
