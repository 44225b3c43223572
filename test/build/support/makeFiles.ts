/**
 * Writes the generated site-wide files into a folder, and compresses them as a release build does.
 *
 *   node --import tsx test/build/support/makeFiles.ts <folder>
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brand } from '../../../.generated/school/brand';
import type { Site } from '../../../src/build/documents/document';
import { compressTextFiles } from '../../../src/build/files/compress';
import { headerRules, headersFile } from '../../../src/build/files/hostFiles';
import { generatedFiles } from '../../../src/build/generatedFiles';
import { prepareLogo } from '../../../src/build/logo';
import { readSettings } from '../../../src/build/settings';
import { dark, light, typefaces } from '../../../src/school/tokens';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const folder = process.argv[2] ?? '';

const settings = readSettings({ SITE_URL: 'https://example.org' }, ROOT);
const site: Site = {
  brand: { ...brand, securityContact: 'mailto:safety@example.org' },
  logo: prepareLogo(await readFile(settings.logoFile, 'utf8'), 'logo.svg'),
  colors: { light, dark },
  typefaces,
  headScripts: [],
};
const pages = ['/', '/courses', '/about'].map((address) => ({ path: address }));
for (const [file, make] of generatedFiles({ site, settings, pages })) {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, await make());
}
await writeFile(path.join(folder, '_headers'), headersFile(headerRules(settings)));
await compressTextFiles(folder);
