import { createRequire } from 'node:module';
import path from 'node:path';
import type { Typeface } from '../../theme/typeface';

const packages = createRequire(path.join(process.cwd(), 'package.json'));

/**
 * Finds font files that don't exist or have a format that the build can't use.
 *
 * @param typefaces - the brand's typefaces
 * @param file - name of the tokens file, for the messages
 * @returns a one-line message per problem: the font file and how to fix it
 */
export function typefaceProblems(typefaces: readonly Typeface[], file: string): string[] {
  return typefaces.flatMap(({ family, file: webFile, picture }) =>
    [
      ...problem(webFile, /\.woff2$/, 'a WOFF2 file'),
      ...problem(picture.file, /\.(?:woff|ttf|otf)$/, 'a WOFF or TrueType file'),
    ].map((reason) => `${file}: the typeface "${family}" names ${reason}`),
  );
}

function problem(name: string, pattern: RegExp, format: string): string[] {
  if (!pattern.test(name)) return [`"${name}"; use ${format}.`];
  try {
    packages.resolve(name);
    return [];
  } catch {
    const packageName = name
      .split('/')
      .slice(0, name.startsWith('@') ? 2 : 1)
      .join('/');
    return [
      `"${name}", which doesn't exist; run npm install ${packageName}, or look up the file name in that package.`,
    ];
  }
}
