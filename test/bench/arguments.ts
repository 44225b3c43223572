import path from 'node:path';

const DEFAULT_ROUNDS = 5;

interface BenchArguments {
  rounds: number;
  /** Absolute path of each site's folder, by the site's name. */
  folders: [name: string, folder: string][];
  /** Names of the pages to measure. */
  pages: string[];
}

/**
 * Reads `[rounds] [pages=name,…] [name=folder …]`.
 *
 * @param cliArgs - arguments of the command line, in any order
 * @param options - `root` is the folder that others are relative to, `allPages` has the names of all pages, and
 * `defaultFolder` is measured if no folder is given
 * @throws if an argument is none of these, or if there's no page with a name
 */
export function readArguments(
  cliArgs: readonly string[],
  {
    root,
    allPages,
    defaultFolder,
  }: { root: string; allPages: readonly string[]; defaultFolder: string },
): BenchArguments {
  const folders = new Map<string, string>();
  let rounds = DEFAULT_ROUNDS;
  let pages = [...allPages];
  for (const arg of cliArgs) {
    const [, name, value] = /^([^=]+)=(.+)$/.exec(arg) ?? [];
    if (name === 'pages' && value) pages = value.split(',');
    else if (name && value) folders.set(name, path.resolve(root, value));
    else if (/^[1-9]\d*$/.test(arg)) rounds = Number(arg);
    else throw new Error(`"${arg}" isn't a number of rounds, pages=name,… or name=folder.`);
  }
  const unknown = pages.find((page) => !allPages.includes(page));
  if (unknown !== undefined)
    throw new Error(`There's no page "${unknown}". Pages: ${allPages.join(', ')}.`);
  if (folders.size === 0) folders.set('site', path.resolve(root, defaultFolder));
  return { rounds, folders: [...folders], pages };
}
