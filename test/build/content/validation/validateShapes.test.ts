import { validateContent } from '../../../../src/build/content/validation/validate';
import type { Course, Program } from '../../../../src/content/model';
import {
  at,
  broken,
  COURSE_FILE,
  goodContent,
  PROGRAM_FILE,
  QUESTIONS_FILE,
  TUTORIALS_FILE,
  type Case,
} from '../../../content/brokenContent';

const cases: Case[] = [
  {
    rule: 'no text is empty',
    change: ({ courses }) => {
      at(courses[0].modules, 0).summary = ' ';
    },
    file: COURSE_FILE,
    entry: 'web-development > web-one: summary',
    reason: 'the text is empty',
  },
  {
    rule: 'no text has spaces around it',
    change: ({ subjects }) => {
      at(subjects, 0).summary = 'Pages. ';
    },
    file: 'src/school/subjects.yaml',
    entry: 'web-development: summary',
    reason: 'the text starts or ends with a space',
  },
  {
    rule: 'no list is empty',
    change: ({ programs }) => {
      programs[0].notPromised = [];
    },
    file: PROGRAM_FILE,
    entry: 'first-steps: notPromised',
    reason: 'the list is empty',
  },
  {
    rule: 'no group of fields is empty',
    change: ({ courses }) => {
      Object.assign(courses[0], { project: null });
    },
    file: COURSE_FILE,
    entry: 'web-development: project',
    reason: 'must be a group of fields',
  },
  {
    rule: 'no text has an exclamation mark',
    change: ({ programs }) => {
      at(programs[0].steps, 1).checkpoint.shows = ['It holds.', 'Well done!'];
    },
    file: PROGRAM_FILE,
    entry: 'first-steps > steps 2 > steps-list: shows 2',
    reason: 'the text has an exclamation mark',
  },
  {
    rule: 'no text has markup',
    change: ({ courses }) => {
      courses[0].project.brief = 'Build **it**.';
    },
    file: COURSE_FILE,
    entry: 'web-development > project: brief',
    reason: '"**" is markup, but this text is plain',
  },
  {
    rule: 'titles of tutorials are checked too',
    change: ({ tutorials }) => {
      at(tutorials, 0).title = 'Starting is coming soon';
    },
    file: TUTORIALS_FILE,
    entry: 'web-start: title',
    reason: '"coming soon" is a placeholder for missing text',
  },
  {
    rule: 'a question has a page that shows it',
    change: ({ questions }) => {
      Object.assign(at(questions, 0), { places: [] });
    },
    file: QUESTIONS_FILE,
    entry: 'mistake: places',
    reason: 'the list is empty',
  },
  {
    rule: 'an answer fills in only brand and e-mail',
    change: ({ questions }) => {
      at(questions, 0).answer = ['Write to {email} or {phone}.'];
    },
    file: QUESTIONS_FILE,
    entry: 'mistake: answer 1',
    reason: '"{phone}" isn\'t filled in here',
  },
  {
    rule: 'only answers can have placeholders',
    change: ({ courses }) => {
      courses[0].description = 'A course of {brand}.';
    },
    file: COURSE_FILE,
    entry: 'web-development: description',
    reason: '"{brand}" isn\'t filled in here',
  },
  {
    rule: 'a course has a topic only once',
    change: ({ courses }) => {
      courses[0].topics = ['HTML', 'html'];
    },
    file: COURSE_FILE,
    entry: 'web-development: topics',
    reason: 'the topic "html" appears twice; remove one',
  },

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
    rule: 'the description of a program is short enough, too',
    change: ({ programs }) => {
      programs[0].description = 'a'.repeat(200);
    },
    file: PROGRAM_FILE,
    entry: 'first-steps: description',
    reason: 'has 200 characters; at most 160 are shown',
  },
  {
    rule: 'a lesson takes at least a minute',
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
    rule: 'the number of exercises is a whole number',
    change: ({ tutorials }) => {
      at(tutorials, 0).exercises = -1;
    },
    file: TUTORIALS_FILE,
    entry: 'web-start: exercises',
    reason: "-1 isn't a number of exercises",
  },
  {
    rule: 'a mock interview has whole minutes',
    change: ({ courses }) => {
      courses[0].mock = { easy: 5, medium: 0.5, hard: 30 };
    },
    file: COURSE_FILE,
    entry: 'web-development > mock: medium',
    reason: "0.5 isn't a whole number of minutes",
  },
  {
    rule: 'an entry has only fields that the site reads',
    change: ({ courses }) => {
      Object.assign(at(courses[0].modules, 1), { sumary: 'You can.' });
    },
    file: COURSE_FILE,
    entry: 'web-development: web-two',
    reason: 'there\'s no field "sumary"; did you mean "summary"?',
  },
];

test.each(cases)('$rule', ({ change, file, entry, reason }) => {
  expect(broken(change)).toContainEqual({ file, entry, reason });
});

function problemsOfText(text: string): string[] {
  return broken(({ courses }) => {
    courses[0].outcomes = [text];
  }).map(({ reason }) => reason);
}

test.each([
  'Lorem ipsum',
  'TBD',
  'tba',
  'A TODO for later',
  'fixme',
  'xxx',
  'foo bar',
  'foobar',
  'Coming soon',
  'Under construction',
  'To be announced',
  'What now???',
])('"%s" is a placeholder', (text) => {
  expect(problemsOfText(text)).toEqual([expect.stringContaining('is a placeholder')]);
});

test.each([
  'We guarantee it',
  'Results are guaranteed',
  'The best course',
  'We are #1',
  'Number one in town',
  'The no. 1 school',
  'Placement support',
  'High placements',
  'World-class lessons',
  'Become job-ready',
  'Industry ready people',
  'An award-winning page',
  'Your dream job',
  '100% success',
])('"%s" is a claim', (text) => {
  expect(problemsOfText(text)).toEqual([expect.stringContaining('is a claim')]);
});

test.each([
  'A replacement for the displacement map',
  'What methods bestow',
  'Bestsellers in a list',
  'A to-do list you finish',
  'What is left to do',
  'Number 15 in the list',
  'Room 1 and issue #12',
  'The box of a foot bar',
  'Ready for industry standards',
])('"%s" is ordinary text', (text) => {
  expect(problemsOfText(text)).toEqual([]);
});

function without<T extends object>(entry: T | undefined, field: keyof T): void {
  delete entry?.[field];
}

test.each<keyof Course>(['project', 'slug', 'modules', 'topics', 'description'])(
  'a course without %s has that one problem',
  (field) => {
    const content = goodContent();
    without(content.courses[0], field);
    expect(validateContent(content)).toEqual([
      { file: COURSE_FILE, entry: `web-development: ${field}`, reason: 'this field is missing' },
    ]);
  },
);

test.each<keyof Program>(['slug', 'steps'])(
  'a program without %s has that one problem',
  (field) => {
    const content = goodContent();
    without(content.programs[0], field);
    expect(validateContent(content)).toEqual([
      {
        file: PROGRAM_FILE,
        entry: expect.stringContaining(field) as string,
        reason: 'this field is missing',
      },
    ]);
  },
);

test('a problem names the module or project with the missing field', () => {
  const content = goodContent();
  without(content.courses[0]?.modules[0], 'summary');
  without(content.courses[0]?.project, 'brief');
  expect(validateContent(content).map(({ entry }) => entry)).toEqual([
    expect.stringMatching(/^web-development > .+: summary$/),
    'web-development > project: brief',
  ]);
});
