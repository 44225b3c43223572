import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { brand as first } from '../../src/brand/brand';
import * as firstTokens from '../../src/theme/tokens';
import { brand as second } from '../support/secondBrand';
import * as secondTokens from '../support/secondTokens';
import { SECOND_BRAND_DIST } from './support/sites';

/** The site built for a second brand, by changing the brand file and the tokens alone. */

/** The animation has a palette of its own, drawn into its files. */
const DRAWN = /poster\.[0-9a-f]+\.svg$|animation-player/;

const textFiles = () =>
  readdirSync(SECOND_BRAND_DIST, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:html|js|css|svg|xml|webmanifest|txt)$/.test(file) && !DRAWN.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(SECOND_BRAND_DIST, file), 'utf8') }));

test('no file holds a word of the first brand', () => {
  for (const word of [first.name, first.tagline, first.description, first.email]) {
    expect(filesWith(word), word).toEqual([]);
  }
});

test('no file holds a color that only the first brand has', () => {
  const theirs = new Set(colorsOf(secondTokens));
  for (const color of colorsOf(firstTokens).filter((hex) => !theirs.has(hex))) {
    expect(filesWith(color), color).toEqual([]);
  }
});

test('every page speaks for the second brand', () => {
  for (const { file, text } of textFiles().filter((one) => /(?<!runner)\.html$/.test(one.file))) {
    expect(text.match(/<title>(.*?)<\/title>/)?.[1], file).toContain(second.name);
    expect(text, file).toContain(second.tagline);
    expect(text, file).toContain(`mailto:${second.email}`);
    expect(text, file).toContain('https://accounts.harbor.example/login');
  }
});

test('what the second brand leaves unset does not appear', () => {
  const home = readFileSync(path.join(SECOND_BRAND_DIST, 'index.html'), 'utf8');
  expect(home).toContain('aria-label="Harbor on YouTube"');
  expect(home).not.toContain('aria-label="Facebook"');
});

function filesWith(word: string): string[] {
  return textFiles()
    .filter(({ text }) => text.toLowerCase().includes(word.toLowerCase()))
    .map(({ file }) => file);
}

function colorsOf(tokens: Pick<typeof firstTokens, 'light' | 'dark'>): string[] {
  return [tokens.light, tokens.dark].flatMap(({ code, ...rest }) => [
    ...Object.values(rest),
    ...Object.values(code),
  ]);
}
