import { createHash } from 'node:crypto';

const WANTED = createHash('sha256').update('const a = 1;').digest('base64').slice(0, 16);

/** The module reads how long hashes are when it is loaded. */
async function isRight(body: BodyInit | null, type: string, wanted?: string): Promise<boolean> {
  process.env.FILE_LIST_HASH = WANTED;
  const { isRightFile } = await import('../../src/offline/fileList');
  return isRightFile(new Response(body, { headers: { 'content-type': type } }), wanted);
}

const SCRIPT = 'text/javascript';

test.each([
  ['the file', 'const a = 1;', SCRIPT, WANTED, true],
  ['a body of another version', 'const a = 2;', SCRIPT, WANTED, false],
  ['a page', '<!doctype html>', 'text/html', WANTED, false],
  ['nothing', '', SCRIPT, WANTED, false],
  ['a file that the version does not list', 'const b = 1;', SCRIPT, undefined, true],
  ['a page in place of one', '<!doctype html>', 'text/html; charset=utf-8', undefined, false],
  ['nothing in place of one', null, SCRIPT, undefined, false],
])('%s: %#', async (_, body, type, wanted, expected) => {
  expect(await isRight(body, type, wanted)).toBe(expected);
});

test('a body that breaks off is no file', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error('cut')) });
  expect(await isRight(broken, SCRIPT, WANTED)).toBe(false);
});
