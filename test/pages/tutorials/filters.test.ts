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
    ['ds-big-o', { started: 1, done: { on: true, at: 2 } }],
    ['ds-trees', { started: 1 }],
  ]),
  bookmarks: new Map([['ml-line-fit', { on: true, at: 1 }]]),
};

function ids(filters: Partial<Filters>): string[] {
  return filterLessons(TUTORIALS, { ...NO_FILTERS, ...filters }, PROGRESS).map(({ id }) => id);
}

test.each<[string, Partial<Filters>, string[]]>([
  [
    'subject and level',
    { subject: 'data-structures', level: 'beginner' },
    ['ds-big-o', 'ds-stack-queue'],
  ],
  ['done', { state: 'done' }, ['ds-big-o']],
  ['started, which is not done', { state: 'started' }, ['ds-trees']],
  ['bookmarked', { state: 'bookmarked' }, ['ml-line-fit']],
  ['not started', { state: 'new', subject: 'data-structures' }, ['ds-stack-queue', 'ds-hash-map']],
  ['words in any order and case', { text: 'RECURSION  trees' }, ['ds-trees']],
  ['plain letters under accents', { text: 'hásh màps' }, ['ds-hash-map']],
  ['a level without lessons', { level: 'advanced' }, []],
])('lessons are narrowed by %s', (_name, filters, expected) => {
  expect(ids(filters)).toEqual(expected);
});

test('no filters keep all lessons in their order', () => {
  expect(ids({})).toEqual(TUTORIALS.map(({ id }) => id));
});

test.each([
  ['', ''],
  [
    'q=trees&subject=data-structures&level=beginner&state=done',
    'q=trees&subject=data-structures&level=beginner&state=done',
  ],
  ['subject=%3Cscript%3E&level=BEGINNER&state=toString', ''],
  ['state=__proto__&subject=&q=%20%20', ''],
  ['subject=web-development&subject=data-structures&x=1', 'subject=web-development'],
  [`q=${'a'.repeat(5000)}`, `q=${'a'.repeat(100)}`],
])('the address "%s" is read as "%s"', (query, expected) => {
  const filters = readFilters(new URLSearchParams(query));
  expect(writeFilters(filters).toString()).toBe(expected);
  expect(isNarrowed(filters)).toBe(expected !== '');
});
