import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv/dist/2020';
import { parse } from 'yaml';
import { isTranslation } from '../../../src/build/language/languageFiles';

/** YAML files of the site's own school, its office and the sample office. */
const files = ['', 'courses', 'programs', 'office']
  .map((folder) => path.join('src/school', folder))
  .concat('test/fixtures/office')
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)))
  // Translations have only texts, and the list of languages has no schema.
  .filter((file) => file.endsWith('.yaml') && !isTranslation(file))
  .filter((file) => path.basename(file) !== 'languages.yaml');

test.each(files)('%s matches the schema that its first line names', (file) => {
  const text = readFileSync(file, 'utf8');
  const [, address = ''] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(text) ?? [];
  const check = validatorOf(path.join(path.dirname(file), address));
  check(parse(text));
  expect(check.errors).toBeNull();
});

test('a schema refuses a field that the site does not read', () => {
  const check = validatorOf('.generated/schemas/testimonials.json');
  expect(check([{ id: 'iva', sorce: 'Letter' }])).toBe(false);
});

function validatorOf(schemaFile: string) {
  // The build checks formats, such as dates and addresses.
  const ajv = new Ajv({ strict: false, validateFormats: false });
  return ajv.compile(JSON.parse(readFileSync(schemaFile, 'utf8')) as object);
}
