import { createHash } from 'node:crypto';

const WANTED = createHash('sha256').update('const a = 1;').digest('base64').slice(0, 16);

/**
 * Sets `FILE_LIST_HASH` before importing and calling `isRightFile`, because the module reads the hash length
 * from it on load.
 */
async function isRight(body: BodyInit | null, type: string, wanted?: string): Promise<boolean> {
  process.env.FILE_LIST_HASH = WANTED;
  const { isRightFile } = await import('../../src/offline/fileList');
  return isRightFile(new Response(body, { headers: { 'content-type': type } }), wanted);
}

const SCRIPT = 'text/javascript';

test.each([
  ['a valid file', 'const a = 1;', SCRIPT, WANTED, true],
  ['a file of another version', 'const a = 2;', SCRIPT, WANTED, false],
  ['an HTML page', '<!doctype html>', 'text/html', WANTED, false],
  ['an empty body', '', SCRIPT, WANTED, false],
  ['an unlisted file', 'const b = 1;', SCRIPT, undefined, true],
  [
    'an HTML page for an unlisted file',
    '<!doctype html>',
    'text/html; charset=utf-8',
    undefined,
    false,
  ],
  ['an empty body for an unlisted file', null, SCRIPT, undefined, false],
])('%s: %#', async (_, body, type, wanted, expected) => {
  expect(await isRight(body, type, wanted)).toBe(expected);
});

test('a truncated body is invalid', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error('cut')) });
  expect(await isRight(broken, SCRIPT, WANTED)).toBe(false);
});

test('a list that the cache fails to read once is read again', async () => {
  const { readFileList } = await import('../../src/offline/fileList');
  const match = jest
    .fn()
    .mockRejectedValueOnce(new DOMException('The operation failed.', 'UnknownError'))
    .mockResolvedValue(Response.json({ 'a.js': 'hash' }));
  Object.assign(globalThis, { caches: { match } });
  expect(await readFileList('offline')).toEqual(new Map());
  expect(await readFileList('offline')).toEqual(new Map([['a.js', 'hash']]));
});
