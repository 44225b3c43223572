import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type * as Tokens from '../../school/tokens';
import { distinctTypefaces } from '../documents/fontFaces';
import { formatProblem } from '../content/problems';
import { readBrand } from '../content/school/readBrand';
import { importFresh } from '../importFresh';
import { prepareLogo } from '../logo';
import type { BuildSettings } from '../settings';
import { tokenProblems } from './tokenProblems';
import { typefaceProblems } from './typefaceProblems';

/**
 * Validates the brand file, the tokens and the logo before a build.
 *
 * @param settings - contains the file paths
 * @param root - project root; messages contain paths relative to it
 * @param isProduction - true to reject placeholders, which the development server shows and marks
 * @throws an error with one line per problem: the file, the value, and how to fix it
 */
export async function checkBrandKit(
  { brandFile, logoFile, tokensFile }: BuildSettings,
  root: string,
  isProduction: boolean,
): Promise<void> {
  const brand = await readBrand(root, brandFile);
  const { light, dark, typefaces } = await importFresh<typeof Tokens>(tokensFile);
  const problems = [
    ...[...brand.problems, ...(isProduction ? brand.placeholders : [])].map(formatProblem),
    ...tokenProblems({ light, dark }, path.relative(root, tokensFile)),
    ...typefaceProblems(distinctTypefaces(typefaces), path.relative(root, tokensFile)),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  prepareLogo(await readFile(logoFile, 'utf8'), path.relative(root, logoFile));
}
