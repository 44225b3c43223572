import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compiler } from 'webpack';

/** The folder of the package that a module's file lies in; the last one counts where packages bring packages. */
const PACKAGE_FOLDER = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;
const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)(?:\.|-|$)/i;

interface PackageFacts {
  name: string;
  version: string;
  license?: string;
}

/** Remembers which packages a build takes files from; one instance serves all bundles that ship. */
export class ShippedPackages {
  readonly #folders = new Set<string>();

  apply(compiler: Compiler): void {
    compiler.hooks.finishMake.tap('ShippedPackages', ({ modules }) => {
      for (const module of modules) {
        // Loaders come before the file's name, a query after it.
        const file = module.identifier().split('!').at(-1) ?? '';
        // Of a style sheet that comes from webpack's cache, what it imports is known by its files only.
        const snapshot = module.buildInfo?.['snapshot'] as
          { getFileIterable(): Iterable<string> } | null | undefined;
        for (const name of [
          file.replace(/^.*\|(?=\/)/, ''),
          ...(snapshot?.getFileIterable() ?? []),
        ]) {
          const folder = PACKAGE_FOLDER.exec(name)?.[1];
          if (folder) this.#folders.add(folder);
        }
      }
    });
  }

  /**
   * @returns a text that names every package of which something is shipped, with its version and license, word for word
   * @throws if a package does not say what its license is
   */
  async licenses(): Promise<string> {
    const entries = await Promise.all([...this.#folders].map(licenseEntry));
    return entries.sort((a, b) => (a < b ? -1 : 1)).join(`\n${'-'.repeat(80)}\n\n`);
  }
}

async function licenseEntry(folder: string): Promise<string> {
  const facts = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  ) as PackageFacts;
  if (!facts.license) throw new Error(`${folder} does not say what its license is.`);
  const files = (await readdir(folder)).filter((file) => LICENSE_FILE.test(file)).sort();
  const texts = await Promise.all(
    files.map(async (file) => (await readFile(path.join(folder, file), 'utf8')).trim()),
  );
  return `${[`${facts.name} ${facts.version}: ${facts.license}`, ...texts].join('\n\n')}\n`;
}
