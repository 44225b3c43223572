import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { isSeq, parseDocument } from 'yaml';
import { OFFICE_FOLDER } from '../content/office/readOffice';
import { formatted } from './formatted';
import { sampleTexts } from './sampleTexts';
import { firstLanguage } from './writeTemplate';

const FILE = `${OFFICE_FOLDER}/people.yaml`;

const START = '# yaml-language-server: $schema=../../../.generated/schemas/people.json\n';

/**
 * Adds a person at the end of the school's people.
 *
 * @param id - id of the person
 * @param name - name of the person
 * @returns the path of the file
 * @throws if there's a person with the id, or the file isn't a list
 */
export async function newPerson(id: string, name: string): Promise<string> {
  const text = await readFile(FILE, 'utf8').catch(() => `${START}[]\n`);
  const document = parseDocument(text);
  const people = document.contents;
  if (!isSeq(people)) throw new Error(`${FILE} has no list of people.`);
  const ids = (document.toJS() as { id?: unknown }[]).map((person) => person.id);
  if (ids.includes(id)) throw new Error(`${FILE} already has a person with the id "${id}".`);
  const texts = sampleTexts(firstLanguage());
  people.flow = false;
  document.add(
    document.createNode({
      id,
      name,
      role: texts.role,
      about: texts.aboutPerson(name),
    }),
  );
  await mkdir(OFFICE_FOLDER, { recursive: true });
  await writeFile(FILE, await formatted(document.toString({ lineWidth: 0 }), FILE));
  return FILE;
}
