import {
  readTranslated,
  translatedSummary,
  untranslatedList,
} from '../../../../src/build/content/school/untranslated';
import { schoolWith } from '../documents/support/school';

process.env['LANGUAGES_FILE'] = 'src/school/languages.yaml';

const SCHOOL = {
  'languages.yaml': '- en\n- de\n',
  '../texts/en/language.ts': '',
  '../texts/de/language.ts': '',
  'subjects.yaml': `- id: ropes
  name: Ropes
  summary: Knots, splices and what they hold together.
- id: sails
  name: Sails
  summary: Wind and cloth.
`,
  'brand.yaml':
    'name: Knots\nshortName: Knots\ntagline: Tie anything\naccount: { login: { kind: info }, signUp: { kind: info } }\n',
  'office/people.yaml': '- id: maya\n  name: Maya Lind\n  role: Ropes\n  about: Maya ties knots.\n',
  'lessons/ropes/bowline.md': '',
  'lessons/ropes/bowline.solutions.md': '',
  'lessons/ropes/README.md': '',
  'lessons/sails/jib.md': '',
  'posts/knots.md': '',
};

/** Returns what the build and the check print about the school in German. */
async function printed(translations: Readonly<Record<string, string>>) {
  process.env['SITE_LANGUAGE'] = 'de';
  const files = await readTranslated(schoolWith({ ...SCHOOL, ...translations }));
  delete process.env['SITE_LANGUAGE'];
  return { summary: translatedSummary('de', files), list: untranslatedList(files) };
}

test('files without a translation are counted by kind, and listed with the number of their texts', async () => {
  const { summary, list } = await printed({ 'lessons/sails/jib.de.md': '' });
  expect(summary).toEqual([
    'de, YAML files: 3 of 3 without a translation',
    'de, posts: 1 of 1 without a translation',
    'de, lessons: 1 of 2 without a translation',
    '`SITE_LANGUAGE=de npm run check:content` lists them',
  ]);
  expect(list).toEqual([
    'src/school/brand.yaml  1 of 1 texts not translated',
    'src/school/subjects.yaml  4 of 4 texts not translated',
    'src/school/office/people.yaml  2 of 2 texts not translated',
    'src/school/posts/knots.md  not translated',
    'src/school/lessons/ropes/bowline.md  not translated',
  ]);
});

test('texts that a translation lacks are counted, and so are copied sentences, but not copied names', async () => {
  const { summary, list } = await printed({
    'subjects.de.yaml':
      '- id: ropes\n  name: Ropes\n  summary: Knots, splices and what they hold together.\n',
  });
  expect(summary[0]).toBe(
    'de, YAML files: 2 of 3 without a translation, 1 with untranslated texts (3)',
  );
  expect(list[1]).toBe('src/school/subjects.yaml  3 of 4 texts not translated: lines 3, 5, 6');
});

test('nothing is said once everything is translated', async () => {
  const { summary, list } = await printed({
    'subjects.de.yaml':
      '- id: ropes\n  name: Seile\n  summary: Knoten.\n- id: sails\n  name: Segel\n  summary: Wind.\n',
    'brand.de.yaml': 'tagline: Alles verknoten\n',
    'office/people.de.yaml': '- id: maya\n  role: Seile\n  about: Maya knüpft Knoten.\n',
    'lessons/ropes/bowline.de.md': '',
    'lessons/sails/jib.de.md': '',
    'posts/knots.de.md': '',
  });
  expect(summary).toEqual([]);
  expect(list).toEqual([]);
});
