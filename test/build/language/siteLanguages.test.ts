import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  directionOf,
  languagePath,
  languageRoots,
  namedLanguages,
  readLanguages,
} from '../../../src/build/language/siteLanguages';
import { buildDir, readSettings } from '../../../src/build/settings';

/** Creates a project with texts in two languages, and a list. */
function projectWith(list: string): string {
  const root = mkdtempSync(path.join(tmpdir(), 'languages-'));
  for (const language of ['en', 'de']) {
    mkdirSync(path.join(root, 'src/texts', language), { recursive: true });
    writeFileSync(path.join(root, 'src/texts', language, 'language.ts'), '');
  }
  mkdirSync(path.join(root, 'src/school'));
  writeFileSync(path.join(root, 'src/school/languages.yaml'), list);
  return root;
}

test('a school without a list has one language, at the root', () => {
  expect(readLanguages({}, '/nowhere')).toEqual({ languages: ['en'], language: 'en' });
});

test('the first language is at the root, the others in folders', () => {
  const root = projectWith('- de\n- en\n');
  const settings = readSettings({ BASE_PATH: '/sub/', SITE_URL: 'https://example.org' }, root);
  expect(settings).toMatchObject({ language: 'de', basePath: '/sub/', rootPath: '/sub/' });
  expect(languageRoots(settings)).toEqual([
    { language: 'de', basePath: '/sub/' },
    { language: 'en', basePath: '/sub/en/' },
  ]);
});

test('another language is built into a folder of the site', () => {
  const root = projectWith('- de\n- en\n');
  const env = { SITE_LANGUAGE: 'en', BASE_PATH: '/sub/', SITE_URL: 'https://example.org' };
  const settings = readSettings(env, root);
  expect(settings).toMatchObject({
    basePath: '/sub/en/',
    rootPath: '/sub/',
    siteRoot: 'https://example.org/sub/en',
    outDir: path.join(root, 'dist/en'),
  });
  expect(languagePath(settings)).toBe('en/');
  expect(buildDir(settings, root)).toBe(path.join(root, '.build/dist.en'));
});

test('languages are named in themselves', () => {
  expect(namedLanguages({ languages: ['en', 'de', 'ar'], language: 'en' })).toEqual([
    { language: 'en', name: 'English' },
    { language: 'de', name: 'Deutsch' },
    { language: 'ar', name: 'العربية' },
  ]);
});

test.each([
  ['en', 'ltr'],
  ['de', 'ltr'],
  ['ar', 'rtl'],
  ['he', 'rtl'],
])('%s is written %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});

test.each([
  ['', {}, 'must be a list of languages'],
  ['en: true\n', {}, 'must be a list of languages'],
  ['- 1\n', {}, 'must be a list of languages'],
  ['- en\n- de\n- en\n', {}, 'lists "en" twice; remove one'],
  ['- en\n- fr\n', {}, 'lists "fr", but there are no texts in src/texts/fr; add them'],
  ['- en\n', { SITE_LANGUAGE: 'de' }, 'is "de", which src/school/languages.yaml doesn\'t list'],
])('the list %j is refused with the file and the way out', (list, env, message) => {
  const root = projectWith(list);
  expect(() => readLanguages(env, root)).toThrow(message);
  expect(() => readLanguages(env, root)).toThrow('src/school/languages.yaml');
});
