import '../../support/school/mockSchool';
import { TUTORIAL_MODULES } from '../../../.generated/tutorialModules';
import { TUTORIALS } from '../../../.generated/tutorials';
import {
  filterLessons,
  isNarrowed,
  NO_FILTERS,
  readFilters,
  writeFilters,
  type Filters,
} from '../../../src/pages/tutorials/filters';
import { EMPTY_PROGRESS, type Progress } from '../../../src/progress/progressModel';

const PROGRESS: Progress = {
  ...EMPTY_PROGRESS,
  lessons: new Map([
    ['rope-bowline', { started: 1, done: { on: true, at: 2 } }],
    ['rope-splice', { started: 1 }],
  ]),
  bookmarks: new Map([['map-bearings', { on: true, at: 1 }]]),
};

function ids(filters: Partial<Filters>): string[] {
  const asked = { ...NO_FILTERS, ...filters };
  return filterLessons(TUTORIALS, TUTORIAL_MODULES, asked, PROGRESS).map(({ id }) => id);
}

test.each<[string, Partial<Filters>, string[]]>([
  ['subject and level', { subject: 'ropes', level: 'beginner' }, ['rope-bowline', 'rope-hitch']],
  ['done', { state: 'done' }, ['rope-bowline']],
  ['started, which is not done', { state: 'started' }, ['rope-splice']],
  ['bookmarked', { state: 'bookmarked' }, ['map-bearings']],
  [
    'not started',
    { state: 'new', subject: 'ropes' },
    ['knots-slip', 'rope-hitch', 'knots-rolling'],
  ],
  ['words in any order and case', { text: 'STRANDS  grown' }, ['rope-splice']],
  ['plain letters under accents', { text: 'splícing rópe' }, ['rope-splice']],
  ['a level without lessons', { level: 'advanced' }, []],
])('lessons are filtered by %s', (_name, filters, expected) => {
  expect(ids(filters)).toEqual(expected);
});

test("finds lessons by their module's name and the terms they introduce", () => {
  for (const { title, lessons } of TUTORIAL_MODULES) {
    expect(ids({ text: title })).toEqual(expect.arrayContaining(lessons.map(({ id }) => id)));
    for (const { id, terms } of lessons) {
      for (const term of terms) expect(ids({ text: term })).toContain(id);
    }
  }
});

test('without filters, all lessons are listed in order', () => {
  expect(ids({})).toEqual(TUTORIALS.map(({ id }) => id));
});

test.each([
  ['', ''],
  [
    'q=trees&subject=ropes&level=beginner&state=done',
    'q=trees&subject=ropes&level=beginner&state=done',
  ],
  ['subject=%3Cscript%3E&level=BEGINNER&state=toString', ''],
  ['state=__proto__&subject=&q=%20%20', ''],
  ['subject=sky&subject=ropes&x=1', 'subject=sky'],
  [`q=${'a'.repeat(5000)}`, `q=${'a'.repeat(100)}`],
])('the query "%s" is read as "%s"', (query, expected) => {
  const filters = readFilters(new URLSearchParams(query));
  expect(writeFilters(filters).toString()).toBe(expected);
  expect(isNarrowed(filters)).toBe(expected !== '');
});
