import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compiler } from 'webpack';

/** Matches a module's package folder; for nested packages, the innermost one. */
const PACKAGE_FOLDER = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/** License texts of packages that don't include their own. */
const LICENSE_TEXTS: Readonly<Record<string, string>> = {
  pyodide: path.resolve(import.meta.dirname, '../../languages/python/build/license.txt'),
};

const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)(?:\.|-|$)/i;

interface PackageFacts {
  name: string;
  version: string;
  license?: string;
}

/** Collects the packages that bundles include. Use one instance for all shipped bundles. */
export class ShippedPackages {
  readonly #folders = new Set<string>();

  apply(compiler: Compiler): void {
    compiler.hooks.finishMake.tap('ShippedPackages', ({ modules }) => {
      for (const module of modules) {
        // A module's identifier lists its loaders before the file name, so take the part after the last `!`.
        const file = module.identifier().split('!').at(-1) ?? '';
        // If a style sheet comes from webpack's cache, only its snapshot still lists the files it imports.
        const snapshot = module.buildInfo?.['snapshot'] as
          { getFileIterable(): Iterable<string> } | null | undefined;
        for (const name of [
          file.replace(/^.*\|(?=\/)/, ''),
          ...(snapshot?.getFileIterable() ?? []),
        ]) {
          this.add(name);
        }
      }
    });
  }

  /** Adds the package that a file belongs to, if it's in one. */
  add(file: string): void {
    const folder = PACKAGE_FOLDER.exec(file)?.[1];
    if (folder) this.#folders.add(folder);
  }

  /**
   * Returns the names, versions and full license texts of all shipped packages.
   *
   * @throws if a package.json has no license
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
  if (!facts.license) throw new Error(`${folder}/package.json has no license.`);
  const own = (await readdir(folder)).filter((file) => LICENSE_FILE.test(file)).sort();
  const files = [...own.map((file) => path.join(folder, file)), LICENSE_TEXTS[facts.name] ?? []];
  const texts = await Promise.all(
    files.flat().map(async (file) => (await readFile(file, 'utf8')).trim()),
  );
  return `${[`${facts.name} ${facts.version}: ${facts.license}`, ...texts].join('\n\n')}\n`;
}
