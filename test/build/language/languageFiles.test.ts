import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  contentFolder,
  isTranslation,
  localFile,
  replacedPaths,
} from '../../../src/build/language/languageFiles';
import type { SiteLanguages } from '../../../src/build/language/siteLanguages';

const ENGLISH: SiteLanguages = { languages: ['en', 'de'], language: 'en' };
const GERMAN: SiteLanguages = { languages: ['en', 'de'], language: 'de' };

const root = mkdtempSync(path.join(tmpdir(), 'language-files-'));
mkdirSync(path.join(root, 'src/texts/de/errors'), { recursive: true });
for (const file of ['src/texts/de/shell.ts', 'src/texts/de/errors/calls.ts', 'brand.de.yaml']) {
  writeFileSync(path.join(root, file), '');
}

test('each language has its own compiled content', () => {
  expect(contentFolder(ENGLISH)).toBe('.generated');
  expect(contentFolder(GERMAN)).toBe('.generated.de');
});

test('a build replaces the English texts that are translated, and the compiled content', () => {
  expect(replacedPaths(ENGLISH, root)).toEqual({});
  expect(replacedPaths(GERMAN, root)).toEqual({
    [path.join(root, 'src/texts/en/shell.ts')]: path.join(root, 'src/texts/de/shell.ts'),
    [path.join(root, 'src/texts/en/errors/calls.ts')]: path.join(
      root,
      'src/texts/de/errors/calls.ts',
    ),
    [path.join(root, '.generated')]: path.join(root, '.generated.de'),
  });
});

test('a site whose first language is German has its content in the first folder', () => {
  const languages: SiteLanguages = { languages: ['de', 'en'], language: 'de' };
  expect(Object.keys(replacedPaths(languages, root))).not.toContain(path.join(root, '.generated'));
  expect(contentFolder({ ...languages, language: 'en' })).toBe('.generated.en');
});

test('a translated file takes the place of the one next to it, except in the first language', () => {
  const brand = path.join(root, 'brand.yaml');
  expect(localFile(brand, GERMAN)).toBe(path.join(root, 'brand.de.yaml'));
  expect(localFile(brand, ENGLISH)).toBe(brand);
  expect(localFile(path.join(root, 'navigation.ts'), GERMAN)).toBe(
    path.join(root, 'navigation.ts'),
  );
});

test.each([
  ['brand.de.yaml', true],
  ['01-loops.de.md', true],
  ['courses/ropes.pt-BR.yaml', true],
  ['courses/ropes.zh-Hant-HK.yaml', true],
  ['loops.md', false],
  ['loops.solutions.md', false],
])('%s is a translation: %j', (file, expected) => {
  expect(isTranslation(file)).toBe(expected);
});
