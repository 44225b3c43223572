import '../../support/school/mockSchool';
import { COURSE_SUMMARIES } from '../../../.generated/summaries';
import {
  cleanText,
  MAX_TEXT,
  NOTHING_ASKED,
  readCourseQuery,
  topicsOf,
  writeCourseQuery,
  type CourseQuery,
} from '../../../src/pages/courses/courseQuery';

function read(search: string): CourseQuery {
  return readCourseQuery(new URLSearchParams(search), COURSE_SUMMARIES);
}

test.each<[string, Partial<CourseQuery>]>([
  ['', {}],
  ['?q=trees', { text: 'trees' }],
  ['?q=%20%20big%20%20o%20', { text: 'big o' }],
  ['?level=advanced', { level: 'advanced' }],
  ['?topic=dead+reckoning', { topic: 'dead reckoning' }],
  ['?sort=shortest', { sort: 'shortest' }],
  ['?compare=charts,weather', { compare: ['charts', 'weather'] }],
  ['?compare=charts%2Cweather', { compare: ['charts', 'weather'] }],
])('the query %s is parsed', (search, asked) => {
  expect(read(search)).toEqual({ ...NOTHING_ASKED, ...asked });
});

test.each<[string, Partial<CourseQuery>]>([
  ['?level=expert&topic=cooking&sort=random&page=9', {}],
  ['?level=BEGINNER', {}],
  ['?level=__proto__&topic=constructor&sort=toString', {}],
  ['?level=&topic=&sort=&q=&compare=', {}],
  ['?level=beginner&level=advanced', { level: 'beginner' }],
  ['?compare=,,cooking,weather,,', { compare: ['weather'] }],
  ['?compare=weather,weather', { compare: ['weather'] }],
  ['?q=%E0%A4%A', { text: '\uFFFD%A' }],
  ['?q=%00%1B%E2%80%AEtrees%0A', { text: 'trees' }],
  ['?q=%3Cscript%3Ealert(1)%3C/script%3E', { text: '<script>alert(1)</script>' }],
])('only valid parts of the query %s are used', (search, asked) => {
  expect(read(search)).toEqual({ ...NOTHING_ASKED, ...asked });
});

test.each(['a', '\u{1F333}', 'ab ', '\u200B', '%'])(
  'a search of a hundred thousand times %j is truncated',
  (part) => {
    const { text } = read(`?q=${encodeURIComponent(part.repeat(100_000))}`);
    expect([...text].length).toBeLessThanOrEqual(MAX_TEXT);
    expect(read(writeCourseQuery({ ...NOTHING_ASKED, text }).toString()).text).toBe(text);
  },
);

test('at most four courses can be compared', () => {
  const many = Array.from({ length: 6 }, (_, index) => ({
    ...COURSE_SUMMARIES[0],
    id: `c${index}`,
  }));
  const { compare } = readCourseQuery(
    new URLSearchParams('compare=c0,c1,c2,c3,c4,c5'),
    many as unknown as typeof COURSE_SUMMARIES,
  );
  expect(compare).toEqual(['c0', 'c1', 'c2', 'c3']);
});

test.each<[Partial<CourseQuery>, string]>([
  [{}, ''],
  [{ text: 'big o' }, 'q=big+o'],
  [{ text: 'a&b=c#d' }, 'q=a%26b%3Dc%23d'],
  [{ compare: ['knots', 'weather'] }, 'compare=knots%2Cweather'],
  [
    { text: 'x', level: 'beginner', topic: 'rope', sort: 'title', compare: ['knots'] },
    'q=x&level=beginner&topic=rope&sort=title&compare=knots',
  ],
])('%j is serialized as "%s" and survives a round trip', (asked, search) => {
  const query = { ...NOTHING_ASKED, ...asked };
  expect(writeCourseQuery(query).toString()).toBe(search);
  expect(read(`?${search}`)).toEqual(query);
});

test('normalizing a text is idempotent', () => {
  for (const text of [' a  b ', `${'a'.repeat(79)} b`, 'é\u0000x', '\uD83C']) {
    expect(cleanText(cleanText(text))).toBe(cleanText(text));
  }
});

test('every topic can be selected', () => {
  const topics = topicsOf(COURSE_SUMMARIES);
  expect(new Set(topics).size).toBe(topics.length);
  expect(new Set(topics)).toEqual(new Set(COURSE_SUMMARIES.flatMap((course) => course.topics)));
  const [topic = ''] = topics;
  const params = new URLSearchParams({ topic: topic.toUpperCase() });
  expect(readCourseQuery(params, COURSE_SUMMARIES).topic).toBe(topic);
});
