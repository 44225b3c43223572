import { appLink, MAX_LINK, readAppLink } from '../../../../src/exercise/finished/sharing/appLink';
import { isAppLink } from '../../../../src/exercise/finished/sharing/appMark';
import { packText } from '../../../../src/site/packedText';

const PAGE = 'https://school.example/base/tutorials/knots';
const FILES = { html: '<h1>Café 🙂</h1>', css: 'h1 { color: red }', js: 'go();' };

const { CompressionStream: Compression } = globalThis;

afterEach(() => {
  globalThis.CompressionStream = Compression;
});

async function linkOf(files = FILES): Promise<string> {
  const made = await appLink(files, PAGE);
  return 'link' in made ? made.link : made.problem;
}

test("a link has the app in its fragment, which isn't sent to hosts", async () => {
  const link = await linkOf();
  expect(link).toMatch(/^https:\/\/school\.example\/base\/tutorials\/knots#app=[\w-]+$/);
  expect(isAppLink(new URL(link).hash)).toBe(true);
  expect(await readAppLink(link)).toEqual({ files: FILES });
});

test('an app that is too long gets no link', async () => {
  const js = Array.from({ length: MAX_LINK }, (_, at) => Math.sin(at).toString(36)).join('');
  expect(await linkOf({ ...FILES, js })).toBe('tooLong');
});

test('a link that is too long is rejected', async () => {
  const link = `${PAGE}#app=${'A'.repeat(MAX_LINK)}`;
  expect(await readAppLink(link)).toEqual({ problem: 'tooLong' });
});

test.each(['', '***', 'AAAA', '%00', '_-_-_-_-'])('#app=%s is damaged', async (packed) => {
  expect(await readAppLink(`${PAGE}#app=${packed}`)).toEqual({ problem: 'damaged' });
});

test('a truncated link is damaged', async () => {
  expect(await readAppLink((await linkOf()).slice(0, -6))).toEqual({ problem: 'damaged' });
});

test.each(['{}', '[]', '["a","b",3]', '["a","b","c","d"]', 'not JSON'])(
  'a link with %s instead of files is damaged',
  async (text) => {
    const link = `${PAGE}#app=${await packText(text)}`;
    expect(await readAppLink(link)).toEqual({ problem: 'damaged' });
  },
);

test('decompression stops at the size limit for apps', async () => {
  const link = `${PAGE}#app=${await packText(JSON.stringify(['x'.repeat(1_000_000), '', '']))}`;
  expect(link.length).toBeLessThan(MAX_LINK);
  expect(await readAppLink(link)).toEqual({ problem: 'damaged' });
});

test('a browser without compression gets an error', async () => {
  const link = await linkOf();
  Reflect.deleteProperty(globalThis, 'CompressionStream');
  expect(await linkOf()).toBe('unsupported');
  expect(await readAppLink(link)).toEqual({ problem: 'unsupported' });
});
