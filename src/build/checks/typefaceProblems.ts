import { createRequire } from 'node:module';
import path from 'node:path';
import type { Typeface } from '../../theme/typeface';

const packages = createRequire(path.join(process.cwd(), 'package.json'));

/**
 * Finds files of typefaces that the build cannot use.
 *
 * @param typefaces - the brand's
 * @param file - name of the tokens' file, for the messages
 * @returns a line for each: what is named, and the way out
 */
export function typefaceProblems(typefaces: readonly Typeface[], file: string): string[] {
  return typefaces.flatMap(({ family, file: webFile, picture }) =>
    [
      ...problem(webFile, /\.woff2$/, 'a WOFF2 file'),
      ...problem(picture.file, /\.(?:woff|ttf|otf)$/, 'a WOFF or TrueType file'),
    ].map((reason) => `${file}: the typeface "${family}" names ${reason}`),
  );
}

function problem(name: string, form: RegExp, wanted: string): string[] {
  if (!form.test(name)) return [`"${name}"; give ${wanted}.`];
  try {
    packages.resolve(name);
    return [];
  } catch {
    const packageName = name
      .split('/')
      .slice(0, name.startsWith('@') ? 2 : 1)
      .join('/');
    return [
      `"${name}", which isn't there; run npm install ${packageName}, or look up the name in it.`,
    ];
  }
}
