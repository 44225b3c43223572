import {
  at,
  broken,
  COURSE_FILE,
  PROGRAM_FILE,
  QUESTIONS_FILE,
  STRUCTURES_FILE,
  TUTORIALS_FILE,
  type Case,
} from '../../../content/brokenContent';

const cases: Case[] = [
  {
    rule: 'a course id is unique',
    change: ({ courses }) => {
      courses[1].id = 'web-development';
    },
    file: COURSE_FILE,
    entry: 'web-development',
    reason: `the course id "web-development" is taken by web-development in ${COURSE_FILE}`,
  },
  {
    rule: 'a course slug is unique',
    change: ({ courses }) => {
      courses[1].slug = 'web-development';
    },
    file: STRUCTURES_FILE,
    entry: 'data-structures',
    reason: `the course slug "web-development" is taken by web-development in ${COURSE_FILE}`,
  },
  {
    rule: 'a module id is unique across courses',
    change: ({ courses }) => {
      at(courses[1].modules, 1).id = 'web-two';
    },
    file: STRUCTURES_FILE,
    entry: 'data-structures > web-two',
    reason: `the module id "web-two" is taken by web-development > web-two in ${COURSE_FILE}`,
  },
  {
    rule: 'a tutorial slug is unique',
    change: ({ tutorials }) => {
      at(tutorials, 3).slug = 'starting';
    },
    file: TUTORIALS_FILE,
    entry: 'ds-start',
    reason: `the lesson slug "starting" is taken by web-start in ${TUTORIALS_FILE}`,
  },
  {
    rule: 'a checkpoint id is unique',
    change: ({ programs }) => {
      at(programs[0].steps, 1).checkpoint.id = 'steps-page';
    },
    file: PROGRAM_FILE,
    entry: 'first-steps > steps-page',
    reason: `the checkpoint id "steps-page" is taken by first-steps > steps-page in ${PROGRAM_FILE}`,
  },
  {
    rule: 'a slug is URL-safe',
    change: ({ programs }) => {
      programs[0].slug = 'First steps';
    },
    file: PROGRAM_FILE,
    entry: 'first-steps',
    reason: 'the slug "First steps" can only have lowercase letters, digits and single hyphens',
  },
  {
    rule: 'an id is not empty',
    change: ({ questions }) => {
      at(questions, 0).id = '';
    },
    file: QUESTIONS_FILE,
    entry: '',
    reason: 'the id "" can only have lowercase letters, digits and single hyphens',
  },
];

test.each(cases)('$rule', ({ change, file, entry, reason }) => {
  expect(broken(change)).toContainEqual({ file, entry, reason });
});
