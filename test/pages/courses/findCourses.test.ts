import type { CourseSummary } from '../../../src/content/summary';
import { NOTHING_ASKED, type CourseQuery } from '../../../src/pages/courses/courseQuery';
import { findCourses } from '../../../src/pages/courses/findCourses';

function course(summary: Partial<CourseSummary<string>>, minutesTo: number): CourseSummary<string> {
  return {
    id: 'web-development',
    slug: 'any',
    title: 'Any',
    description: 'Anything.',
    level: 'beginner',
    topics: [],
    totals: {
      modules: 1,
      lessons: 1,
      exercises: 0,
      minutes: { from: 1, to: minutesTo },
    },
    ...summary,
  };
}

const COURSES = [
  course({ title: 'Pages', level: 'intermediate', topics: ['css', 'git'] }, 300),
  course({ title: 'Árboles', level: 'advanced', topics: ['trees'] }, 100),
  course({ title: 'Letters', description: 'Words of git and trees.', topics: ['css'] }, 200),
];

test.each<[string, Partial<CourseQuery>, string[]]>([
  ['nothing', {}, ['Pages', 'Árboles', 'Letters']],
  ['a word of the title', { text: 'page' }, ['Pages']],
  ['a word of the description or a topic', { text: 'trees' }, ['Árboles', 'Letters']],
  ['words in any order and place', { text: 'TREES css' }, ['Letters']],
  ['a word without its accent', { text: 'arbol' }, ['Árboles']],
  ['a word with an extra accent', { text: 'pagés' }, ['Pages']],
  ['regular expression characters', { text: '.*' }, []],
  ['a level', { level: 'beginner' }, ['Letters']],
  ['a topic', { topic: 'css' }, ['Pages', 'Letters']],
  ['a topic that is only mentioned', { topic: 'git' }, ['Pages']],
  ['all criteria at once', { text: 'words', level: 'beginner', topic: 'css' }, ['Letters']],
  ['what no course has', { level: 'advanced', topic: 'css' }, []],
  ['the shortest first', { sort: 'shortest' }, ['Árboles', 'Letters', 'Pages']],
  ['the longest first', { sort: 'longest' }, ['Pages', 'Letters', 'Árboles']],
  ['the easiest first', { sort: 'level' }, ['Letters', 'Pages', 'Árboles']],
  ['titles in order', { sort: 'title' }, ['Árboles', 'Letters', 'Pages']],
  ['a level, sorted', { topic: 'css', sort: 'shortest' }, ['Letters', 'Pages']],
])('results for %s', (_, asked, titles) => {
  const found = findCourses(COURSES, { ...NOTHING_ASKED, ...asked });
  expect(found.map(({ title }) => title)).toEqual(titles);
});

test("sorting doesn't mutate the given list", () => {
  const before = [...COURSES];
  findCourses(COURSES, { ...NOTHING_ASKED, sort: 'shortest' });
  expect(COURSES).toEqual(before);
});
