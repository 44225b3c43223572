import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteBrand } from './secondBrand';
import { SITES, type SiteName } from './sites';

const texts = new Map<string, string>();

/** Access to a built site's files, for tests that don't need a browser. */
export interface SiteFiles {
  basePath: string;
  siteUrl: string;
  brand: SiteBrand;
  /** Addresses of pages that this build has and the other test builds don't. */
  extraAddresses: readonly string[];
  /** @returns the names of the files in the site's first language, relative to the site's folder */
  list: () => string[];
  /** @returns the names of the files in all languages */
  listAll: () => string[];
  /** @returns true if the site has the file; its name is relative to the site's folder */
  has: (file: string) => boolean;
  /** @returns the text of a file */
  read: (file: string) => string;
}

/** @returns access to one build's files */
export function filesOf(name: SiteName): SiteFiles {
  const { basePath, siteUrl, brand, extraAddresses, otherLanguages, dir } = SITES[name];
  const listAll = () => readdirSync(dir, { recursive: true, encoding: 'utf8' });
  return {
    basePath,
    siteUrl,
    brand,
    extraAddresses,
    list: () => listAll().filter((file) => !otherLanguages.includes(file.split(path.sep)[0] ?? '')),
    listAll,
    has: (file) => existsSync(path.join(dir, file)),
    read: (file) => readOnce(path.join(dir, file)),
  };
}

/**
 * @param address - an address within the site
 * @returns the name of the file that a static host serves for it
 */
export function fileOf(address: string): string {
  if (address === '/') return 'index.html';
  return path.extname(address) === '' ? `${address.slice(1)}.html` : address.slice(1);
}

/** Reads a file and caches its text, because the documents are large and every test reads all of them. */
function readOnce(file: string): string {
  const text = texts.get(file) ?? readFileSync(file, 'utf8');
  texts.set(file, text);
  return text;
}
