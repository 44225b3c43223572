import { isProgressLink } from '../../../../src/pages/about/transfer/linkMark';
import {
  progressLink,
  readProgressLink,
  withoutCode,
} from '../../../../src/pages/about/transfer/progressLink';
import { progressFileText } from '../../../../src/progress/progressFile';
import { LIMITS } from '../../../../src/progress/progressModel';
import { progressWith } from '../../../progress/support/samples';

const PAGE = 'https://school.example/base/about';

const TEXT = progressFileText(
  progressWith({
    lessons: new Map([['a-lesson', { started: 1, done: { on: true, at: 2 } }]]),
    drafts: new Map([['a-lesson/example-1', { text: "print('naïve 🙂');", at: 3 }]]),
  }),
);

/**
 * Returns the fragment of a progress link that contains this text, which doesn't have to be a valid export.
 */
async function hashOf(text: string) {
  return new URL(await progressLink(JSON.stringify(text), PAGE)).hash;
}

test("a link has the export in its fragment, which isn't sent to hosts", async () => {
  const link = new URL(await progressLink(TEXT, PAGE));
  expect(link.href).toMatch(/^https:\/\/school\.example\/base\/about#progress=[\w-]+$/);
  expect(isProgressLink(link.hash)).toBe(true);
  expect(JSON.parse((await readProgressLink(link.hash)) ?? '')).toEqual(JSON.parse(TEXT));
});

test('it is shorter than the export', async () => {
  const drafts = Array.from(
    { length: 50 },
    (_, at) => [`lesson-${at}`, { text: 'x', at }] as const,
  );
  const text = progressFileText(progressWith({ drafts: new Map(drafts) }));
  expect((await progressLink(text, PAGE)).length).toBeLessThan(text.length / 3);
});

test.each(['#progress=', '#progress=***', '#progress=AAAA', '#progress=%00', '#progress=_-_-_-_-'])(
  '%s is damaged',
  async (hash) => {
    expect(await readProgressLink(hash)).toBeNull();
  },
);

test('a truncated link is damaged', async () => {
  const { hash } = new URL(await progressLink(TEXT, PAGE));
  expect(await readProgressLink(hash.slice(0, -8))).toBeNull();
});

test('decompression stops at the size limit for exports', async () => {
  const hash = await hashOf('x'.repeat(LIMITS.text + 1));
  expect(hash.length).toBeLessThan(LIMITS.text / 100);
  expect(await readProgressLink(hash)).toBeNull();
});

test.each(['#storage', '', '#progress'])('%j is not a progress link', (hash) => {
  expect(isProgressLink(hash)).toBe(false);
});

test('without the code that the reader wrote, what they finished is left', () => {
  const data = JSON.parse(withoutCode(TEXT)) as Record<string, unknown>;
  expect(data).toMatchObject({ lessons: { 'a-lesson': { started: 1 } }, drafts: {} });
  expect(withoutCode(TEXT)).not.toContain('print');
});
