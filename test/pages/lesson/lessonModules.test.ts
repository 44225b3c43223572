/** @jest-environment jsdom */
import type { LessonData } from '../../../src/content/lesson';
import { lessonModule } from '../../../src/pages/lesson/lessonModules';
import { PAGE_DATA_ID } from '../../../src/site/pageData';

jest.mock('../../../.generated/lessonFiles', () => ({
  LESSON_FILES: { splicing: '/assets/splicing.1.json', whipping: '/assets/whipping.1.json' },
}));

const dataOf = (slug: string) => ({ lesson: { slug }, text: { sections: [slug] } });

const fetched = jest.fn<Promise<Partial<Response>>, [string]>();

const response = (ok: boolean, json: () => Promise<unknown>): Partial<Response> => ({
  ok,
  json,
  blob: () => Promise.resolve(new Blob()),
});

function answerWell() {
  fetched.mockImplementation((file) => {
    const slug = /\/([a-z]+)\./.exec(file)?.[1] ?? '';
    return Promise.resolve(response(true, () => Promise.resolve(dataOf(slug))));
  });
}

beforeEach(() => {
  fetched.mockReset();
  answerWell();
  Object.assign(globalThis, { fetch: fetched });
});

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(globalThis, 'fetch');
});

/** Adds the page's data to the document as an inline script, as the build does. */
function inlinePageData(data: unknown): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = PAGE_DATA_ID;
  script.textContent = JSON.stringify(data);
  document.body.append(script);
}

const files = () => fetched.mock.calls.map(([file]) => file);

test('inlined data is used without a request; the text is fetched on demand', async () => {
  inlinePageData({ lesson: { slug: 'splicing' }, file: '/assets/splicing.2.json' });
  const module = await lessonModule('splicing').load();
  expect(module).toMatchObject({ lesson: { slug: 'splicing' }, file: '/assets/splicing.2.json' });
  expect(files()).toEqual([]);
  expect(await module?.text.load()).toEqual(dataOf('splicing').text);
  expect(files()).toEqual(['/assets/splicing.2.json']);
});

test.each([
  ['of another lesson', { lesson: { slug: 'whipping' }, file: '/assets/whipping.2.json' }],
  ['of a page that is no lesson', { courses: [] }],
  ['of nothing', null],
])('inlined data %s is ignored', async (_what, data) => {
  inlinePageData(data);
  expect(await lessonModule('splicing').load()).toMatchObject({ lesson: { slug: 'splicing' } });
  expect(files()).toEqual(['/assets/splicing.1.json']);
});

test('a listed lesson is fetched once, with its text', async () => {
  const handle = lessonModule('whipping');
  const [module] = await Promise.all([handle.load(), handle.load()]);
  expect(module).toMatchObject({ lesson: { slug: 'whipping' }, file: '/assets/whipping.1.json' });
  expect(await module?.text.load()).toEqual(dataOf('whipping').text);
  expect(files()).toEqual(['/assets/whipping.1.json']);
});

test.each(['no-such-lesson', 'constructor', '__proto__', ''])(
  'the unknown slug %j returns nothing and fetches nothing',
  async (slug) => {
    expect(await lessonModule(slug).load()).toBeNull();
    expect(files()).toEqual([]);
  },
);

const FAILURES: [what: string, answer: () => Promise<Partial<Response>>][] = [
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'a file that is gone',
    () => Promise.resolve(response(false, () => Promise.resolve(dataOf('splicing')))),
  ],
  [
    'a page instead of the file',
    () => Promise.resolve(response(true, () => Promise.reject(new SyntaxError('<')))),
  ],
  ['data without a lesson', () => Promise.resolve(response(true, () => Promise.resolve({})))],
  ['no data', () => Promise.resolve(response(true, () => Promise.resolve(null)))],
  [
    'a file that breaks off, past the cache too',
    () =>
      Promise.resolve({
        ok: true,
        json: () => Promise.reject(new TypeError('network error')),
        blob: () => Promise.reject(new TypeError('network error')),
      }),
  ],
];

describe.each(FAILURES)('%s', (_what, answer) => {
  test('throws a chunk error, and the next call retries', async () => {
    const handle = lessonModule('splicing');
    fetched.mockImplementation(answer);
    await expect(handle.load()).rejects.toMatchObject({
      name: 'ChunkLoadError',
      message: 'The lesson /assets/splicing.1.json could not be fetched.',
    });
    answerWell();
    expect(await handle.load()).toMatchObject({ lesson: { slug: 'splicing' } });
  });

  test('throws one for the text of an inlined lesson too', async () => {
    inlinePageData({
      lesson: { slug: 'splicing' } as LessonData['lesson'],
      file: '/assets/splicing.2.json',
    });
    const module = await lessonModule('splicing').load();
    fetched.mockImplementation(answer);
    await expect(module?.text.load()).rejects.toMatchObject({ name: 'ChunkLoadError' });
    answerWell();
    expect(await module?.text.load()).toEqual(dataOf('splicing').text);
  });
});

test('an invalid response that could be cached is refetched once past the cache', async () => {
  fetched.mockImplementationOnce(() =>
    Promise.resolve(response(true, () => Promise.reject(new SyntaxError('<')))),
  );
  expect(await lessonModule('splicing').load()).toMatchObject({ lesson: { slug: 'splicing' } });
  expect(fetched.mock.calls.map((call: unknown[]) => call[1])).toEqual([
    undefined,
    { cache: 'reload' },
    undefined,
  ]);
});
