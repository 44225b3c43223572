/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkTexts } from '../../../src/build/language/checkTexts';

const ROOT = path.resolve(__dirname, '../../..');

function projectWith(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'texts-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(root, 'src/texts', path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, 'src/texts', file), text);
  }
  return root;
}

const ENGLISH = {
  'en/language.ts': "export const LANGUAGE = 'en-US';",
  'en/shell.ts': "export const menu = 'Menu';\nexport const close = 'Close';",
};
const LANGUAGE = { 'de/language.ts': "export const LANGUAGE = 'de-DE';" };

test('complete texts pass, whatever else the files have', async () => {
  const shell = `import type { Translated } from '../translation';
export const close = 'Schließen';
export const menu = 'Menü';
export type Complete = Translated<typeof import('../en/shell'), typeof import('./shell')>;`;
  const root = projectWith({ ...ENGLISH, ...LANGUAGE, 'de/shell.ts': shell });
  await expect(checkTexts(root, 'de')).resolves.toBeUndefined();
});

test.each([
  ['a missing file', {}, 'src/texts/de/shell.ts is missing; translate src/texts/en/shell.ts'],
  [
    'a missing text',
    { 'de/shell.ts': "export const menu = 'Menü';" },
    'src/texts/de/shell.ts lacks "close"; translate it from src/texts/en/shell.ts',
  ],
  [
    'a text that English no longer has',
    { 'de/shell.ts': "export const menu = 'a', close = 'b', open = 'c';" },
    `src/texts/de/shell.ts has "open", which src/texts/en/shell.ts doesn't; remove it`,
  ],
  [
    'a file that English no longer has',
    { 'de/shell.ts': "export const menu = 'a', close = 'b';", 'de/panel.ts': '' },
    'src/texts/de/panel.ts has no English original; remove it',
  ],
])('%s is refused with the file and the way out', async (_what, files, message) => {
  const root = projectWith({ ...ENGLISH, ...LANGUAGE, ...files });
  await expect(checkTexts(root, 'de')).rejects.toThrow(new Error(message));
});

test('a partial language can lack files, but no texts of the ones it has', async () => {
  const partial = { 'de/language.ts': 'export const LANGUAGE = 1, IS_PARTIAL = true;' };
  await expect(checkTexts(projectWith({ ...ENGLISH, ...partial }), 'de')).resolves.toBeUndefined();
  const root = projectWith({ ...ENGLISH, ...partial, 'de/shell.ts': "export const menu = '';" });
  await expect(checkTexts(root, 'de')).rejects.toThrow('lacks "close"');
});

const languages = readdirSync(path.join(ROOT, 'src/texts'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test.each(languages)('the texts in src/texts/%s are complete', async (language) => {
  await expect(checkTexts(ROOT, language)).resolves.toBeUndefined();
});
