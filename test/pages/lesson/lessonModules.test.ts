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

/** Puts into the document what the build writes there. */
function bringAlong(data: unknown): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = PAGE_DATA_ID;
  script.textContent = JSON.stringify(data);
  document.body.append(script);
}

const files = () => fetched.mock.calls.map(([file]) => file);

test('what the document brings along is there without a fetch; the text is fetched when it is wanted', async () => {
  bringAlong({ lesson: { slug: 'splicing' }, file: '/assets/splicing.2.json' });
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
])('data %s in the document is not taken for it', async (_what, data) => {
  bringAlong(data);
  expect(await lessonModule('splicing').load()).toMatchObject({ lesson: { slug: 'splicing' } });
  expect(files()).toEqual(['/assets/splicing.1.json']);
});

test('a lesson is fetched by the list, with its text, once', async () => {
  const handle = lessonModule('whipping');
  const [module] = await Promise.all([handle.load(), handle.load()]);
  expect(module).toMatchObject({ lesson: { slug: 'whipping' }, file: '/assets/whipping.1.json' });
  expect(await module?.text.load()).toEqual(dataOf('whipping').text);
  expect(files()).toEqual(['/assets/whipping.1.json']);
});

test.each(['no-such-lesson', 'constructor', '__proto__', ''])(
  'the slug %j, which no lesson has, gives nothing and fetches nothing',
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
  test('is a lost chunk, and the next call tries again', async () => {
    const handle = lessonModule('splicing');
    fetched.mockImplementation(answer);
    await expect(handle.load()).rejects.toMatchObject({
      name: 'ChunkLoadError',
      message: 'The lesson /assets/splicing.1.json could not be fetched.',
    });
    answerWell();
    expect(await handle.load()).toMatchObject({ lesson: { slug: 'splicing' } });
  });

  test('is one for the text of a lesson that the document brought along, too', async () => {
    bringAlong({
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

test('a wrong answer that the browser may have kept is asked for past its cache, once', async () => {
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
