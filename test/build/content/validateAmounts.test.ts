import {
  at,
  broken,
  COURSE_FILE,
  PROGRAM_FILE,
  TUTORIALS_FILE,
  type Case,
} from '../../content/support/brokenContent';

const cases: Case[] = [
  {
    rule: 'a description is short enough to be shown',
    change: ({ courses }) => {
      courses[0].description = 'a'.repeat(161);
    },
    file: COURSE_FILE,
    entry: 'web-development: description',
    reason: 'has 161 characters; at most 160 are shown',
  },
  {
    rule: 'the description of a program is short enough as well',
    change: ({ programs }) => {
      programs[0].description = 'a'.repeat(200);
    },
    file: PROGRAM_FILE,
    entry: 'first-steps: description',
    reason: 'has 200 characters; at most 160 are shown',
  },
  {
    rule: 'a lesson takes time',
    change: ({ tutorials }) => {
      at(tutorials, 0).minutes = { from: 0, to: 20 };
    },
    file: TUTORIALS_FILE,
    entry: 'web-start: minutes',
    reason: "0 to 20 isn't a range of whole minutes from small to large",
  },
  {
    rule: 'a range of minutes goes up',
    change: ({ tutorials }) => {
      at(tutorials, 0).minutes = { from: 90, to: 60 };
    },
    file: TUTORIALS_FILE,
    entry: 'web-start: minutes',
    reason: "90 to 60 isn't a range of whole minutes from small to large",
  },
  {
    rule: 'minutes are whole',
    change: ({ tutorials }) => {
      at(tutorials, 0).minutes = { from: 1.5, to: 2 };
    },
    file: TUTORIALS_FILE,
    entry: 'web-start: minutes',
    reason: "1.5 to 2 isn't a range of whole minutes from small to large",
  },
  {
    rule: 'exercises are counted in whole numbers',
    change: ({ tutorials }) => {
      at(tutorials, 0).exercises = -1;
    },
    file: TUTORIALS_FILE,
    entry: 'web-start: exercises',
    reason: "-1 isn't a number of exercises",
  },
];

test.each(cases)('$rule', ({ change, file, entry, reason }) => {
  expect(broken(change)).toContainEqual({ file, entry, reason });
});
