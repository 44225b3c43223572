/** The school's YAML files and their schemas. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { isTranslation } from '../../language/languageFiles';
import { contactSchema } from '../contact/contactSchema';
import { OFFICE_FOLDER, OFFICE_LISTS } from '../office/readOffice';
import {
  courseSchema,
  entryPointsSchema,
  programSchema,
  questionSchema,
  subjectSchema,
} from '../validation/contentSchemas';
import { textsSchema } from '../validation/textsSchema';
import { courseFolder, FILES, programFolder } from '../validation/validateFiles';
import { brandSchema } from './brandSchema';

/**
 * @param root - project root
 * @returns paths relative to the root, with the schema of the file; some of the files may be missing
 */
export async function yamlFiles(root: string): Promise<[file: string, schema: z.ZodType][]> {
  const inFolder = async (folder: string, schema: z.ZodType) => {
    const names = await readdir(path.join(root, folder)).catch(() => []);
    return names
      .filter((name) => name.endsWith('.yaml') && !isTranslation(name))
      .sort()
      .map((name): [string, z.ZodType] => [`${folder}/${name}`, schema]);
  };
  return [
    [FILES.brand, brandSchema],
    ...(await inFolder(courseFolder, courseSchema)),
    ...(await inFolder(programFolder, programSchema)),
    [FILES.subjects, z.array(subjectSchema)],
    [FILES.questions, z.array(questionSchema)],
    [FILES.entryPoints, entryPointsSchema],
    [FILES.texts, textsSchema],
    ...Object.values(OFFICE_LISTS).map(({ name, schema }): [string, z.ZodType] => [
      `${OFFICE_FOLDER}/${name}.yaml`,
      z.array(schema),
    ]),
    [`${OFFICE_FOLDER}/contact.yaml`, contactSchema],
    [`${OFFICE_FOLDER}/apply.yaml`, contactSchema],
  ];
}
