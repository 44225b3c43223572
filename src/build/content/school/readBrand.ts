/** Reads the brand, and compiles it into the module through which the site imports it. */
import path from 'node:path';
import type { Brand, SocialEntry } from '../../../brand/brandModel';
import { isExampleAddress, isPlaceholderLink } from '../../../brand/placeholders';
import type { Problem } from '../problems';
import { FILES } from '../validation/validateFiles';
import { plainMessages } from '../validation/plainMessages';
import { brandSchema } from './brandSchema';
import { readYaml } from './readYaml';
import { schemaProblems } from './schemaProblems';

/** A brand as its file has it. */
export type BrandFile = Brand<SocialEntry>;

export interface ReadBrand {
  /** Undefined if the file has mistakes. */
  brand?: BrandFile;
  /** Mistakes in the file. */
  problems: Problem[];
  /** Placeholders that aren't in `allowedPlaceholders`, which only the build refuses. */
  placeholders: Problem[];
}

/**
 * @param root - project root
 * @param file - path of the brand's file; relative to the project root in messages
 * @returns the brand in the language that this process builds, and its mistakes with their lines
 */
export async function readBrand(root: string, file: string = FILES.brand): Promise<ReadBrand> {
  const read = await readYaml(root, path.relative(root, path.resolve(root, file)));
  if (read.problems.length > 0) return { problems: read.problems, placeholders: [] };
  if (read.value === null) {
    const reason =
      'is missing or empty; it needs name, shortName, tagline, description and account';
    return { problems: [{ file: read.file, line: 1, reason }], placeholders: [] };
  }
  const { data, error } = brandSchema.safeParse(read.value, plainMessages);
  if (error) return { problems: schemaProblems(read, error), placeholders: [] };
  const placeholders = placeholdersIn(data).map(({ keys, reason }) => ({
    ...read.placeOf(keys),
    reason,
  }));
  return { brand: data, problems: [], placeholders };
}

function placeholdersIn({ email = '', social = [], allowedPlaceholders = [] }: BrandFile) {
  const found: { keys: PropertyKey[]; reason: string }[] = [];
  if (isExampleAddress(email) && !allowedPlaceholders.includes('email')) {
    found.push({
      keys: ['email'],
      reason: `email is "${email}", which doesn't reach anyone; set your own, leave it out, or allow it with allowedPlaceholders: [email]`,
    });
  }
  social.forEach(({ network, href }, index) => {
    if (!isPlaceholderLink(href) || allowedPlaceholders.includes('social')) return;
    found.push({
      keys: ['social', index, 'href'],
      reason: `social "${network}" has the href "${href}", which leads nowhere; set your profile, leave the network out, or allow it with allowedPlaceholders: [social]`,
    });
  });
  return found;
}
