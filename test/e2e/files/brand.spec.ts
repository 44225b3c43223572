import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { brandColors } from '../../../src/animation/brandColors';
import { lottieColor } from '../../../src/animation/lottieColor';
import { brand as first } from '../../../.generated/school/brand';
import * as firstTokens from '../../../src/school/tokens';
import * as secondTokens from '../../support/secondTokens';
import { ALL_ADDRESSES } from '../support/content/routes';
import { filesOf } from '../support/sites/siteFiles';
import { ROOT } from '../support/sites/sites';

/** Checks the variant, which is built with a second brand: a different brand file, logo, and tokens. */

const site = filesOf('variant');
const { brand: second } = site;

// Runs these tests in one process, so that each file is read only once.
test.describe.configure({ mode: 'default' });

let texts: { file: string; text: string; lower: string }[] | undefined;

/** Reads all text files on the first call, because the site is built after this module loads. */
const textFiles = () =>
  (texts ??= site
    .listAll()
    .filter((file) => /\.(?:html|js|css|svg|xml|webmanifest|txt)$/.test(file))
    .map((file) => {
      const text = site.read(file);
      return { file, text, lower: text.toLowerCase() };
    }));

/**
 * Returns the documents in the site's first language, except those for the frames that run readers' code and
 * previews.
 */
function documents() {
  const first = new Set(site.list());
  const found = textFiles().filter(
    ({ file }) => first.has(file) && /(?<!runner|runner-python|preview)\.html$/.test(file),
  );
  expect(found.length).toBeGreaterThan(ALL_ADDRESSES.length);
  return found;
}

test("no file contains the first brand's name, tagline, description, or email", () => {
  const written = schoolTexts();
  const words = [first.name, first.tagline, first.description, first.email ?? first.name];
  // A school can write its name and email into its own pages.
  for (const word of words.filter((one) => !written.includes(one.toLowerCase()))) {
    expect(filesWith(word), word).toEqual([]);
  }
});

test('no file contains a color that only the first brand has', () => {
  const secondColors = new Set([...colorsOf(secondTokens), ...drawnColorsOf(secondTokens)]);
  const firstColors = [...colorsOf(firstTokens), ...drawnColorsOf(firstTokens)];
  const unused = firstColors.filter((hex) => !secondColors.has(hex));
  expect(unused.length).toBeGreaterThan(10);
  for (const color of unused) {
    expect(filesWith(color), color).toEqual([]);
  }
});

test("the animation and its poster use only the second brand's colors", () => {
  const poster = textFiles().find(({ file }) => /poster\.[0-9a-f]+\.svg$/.test(file))?.text ?? '';
  const player = textFiles().find(({ file }) => /animation-player\.[0-9a-f]+\.js$/.test(file));
  const secondColors = drawnColorsOf(secondTokens);
  const drawn = new Set(poster.match(/#[0-9a-f]{6}\b/g));
  expect(drawn.size).toBeGreaterThan(10);
  expect([...drawn].filter((hex) => !secondColors.includes(hex))).toEqual([]);
  for (const hex of drawn) expect(numbersOf(player?.text), hex).toContain(triple(hex));
  for (const hex of drawnColorsOf(firstTokens)) {
    expect(numbersOf(player?.text), hex).not.toContain(triple(hex));
  }
});

test('every page shows the second brand', () => {
  for (const { file, text } of documents()) {
    expect(text.match(/<title>([^<]*)<\/title>/)?.[1], file).toContain(second.name);
    expect(text, file).toContain(second.tagline);
    expect(text, file).toContain(`mailto:${second.email}`);
    expect(text, file).toContain('https://accounts.harbor.example/login');
  }
});

for (const name of ['variant', 'root'] as const) {
  test(`no file of the site "${name}" contains a development placeholder hint`, () => {
    const { list, read } = filesOf(name);
    const marked = list().filter(
      (file) => /\.(?:html|js)$/.test(file) && read(file).includes('src/school/brand.yaml'),
    );
    expect(marked).toEqual([]);
  });
}

test("the home page links only the second brand's social networks, with their icons", () => {
  const home = site.read('index.html');
  expect(second.social).not.toHaveLength(0);
  for (const { label, href, icon } of second.social ?? []) {
    expect(home).toContain(`aria-label="${label}"`);
    expect(home).toContain(`href="${href}"`);
    if (typeof icon === 'string') expect(home).toContain(`<path d="${icon}">`);
  }
  for (const { label } of first.social ?? []) expect(home).not.toContain(`aria-label="${label}"`);
});

test('the logo keeps its colors in the icon and appears twice on every page, with unique ids', () => {
  const colors = ['#6b2d5c', '#e07a1f', '#f0c987', '#d1495b'];
  const icon = site.read('icons/icon.svg');
  for (const color of colors) expect(icon).toContain(color);
  expect(icon).toContain(`fill="${secondTokens.light.surface}"`);
  for (const { file, text } of documents()) {
    for (const color of colors) expect(text, file).toContain(color);
    const ids = [...text.matchAll(/<linearGradient id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length, file).toBe(2);
    expect(new Set(ids).size, file).toBe(2);
  }
});

test('every page preloads both fonts, and both have font-face rules and fallbacks', () => {
  const sheets = textFiles().filter(({ file }) => file.endsWith('.css'));
  const fonts = site.list().filter((file) => file.endsWith('.woff2'));
  expect(fonts).toHaveLength(2);
  for (const { file, text } of documents()) {
    for (const font of fonts)
      expect(text, file).toContain(`<link rel="preload" href="${site.basePath}${font}"`);
    expect(text, file).toMatch(/--font-heading:\s*"?Space Grotesk Variable/);
  }
  for (const name of [
    'Space Grotesk Variable',
    'Space Grotesk Fallback',
    'Instrument Sans Fallback',
  ]) {
    expect(
      sheets.some(({ text }) => text.includes(name)),
      name,
    ).toBe(true);
  }
});

test("the brand's allowed origins are in the matching policy directives of every page", () => {
  for (const { file, text } of documents()) {
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(text)?.[1] ?? '';
    // The variant also allows the hosts of the school's brand.
    const directives = policy.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name, sources.filter((source) => source.endsWith('.harbor.example'))] as const;
    });
    expect(
      Object.fromEntries(directives.filter(([, sources]) => sources.length > 0)),
      file,
    ).toEqual({
      'img-src': ['https://video.harbor.example'],
      'connect-src': ['https://forms.harbor.example'],
      'frame-src': ['https://video.harbor.example'],
      'form-action': ['https://forms.harbor.example'],
    });
  }
});

/** Returns everything that the school's pages are made of apart from its brand, in lowercase. */
function schoolTexts(): string {
  const folder = path.join(ROOT, 'src/school');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:md|yaml|tsx?)$/.test(file) && !/^(?:brand|test)\b/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8').toLowerCase())
    .join('\n');
}

function filesWith(word: string): string[] {
  return textFiles()
    .filter(({ lower }) => lower.includes(word.toLowerCase()))
    .map(({ file }) => file);
}

type Tokens = Pick<typeof firstTokens, 'light' | 'dark'>;

function colorsOf({ light, dark }: Tokens): string[] {
  return [light, dark].flatMap(({ code, ...rest }) => [
    ...Object.values(rest),
    ...Object.values(code),
  ]);
}

function drawnColorsOf(tokens: Tokens): string[] {
  return Object.values(brandColors(tokens));
}

/** Formats a color the way it appears in the minified player data. */
function triple(hex: string): string {
  return `[${lottieColor(hex).join(',')}]`;
}

/** Normalizes numbers, since minifiers drop the zero before a decimal point. */
function numbersOf(script = ''): string {
  return script.replace(/(?<![\d.])\.(?=\d)/g, '0.');
}
