import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The pages whose first load must not grow with the number of lessons. */
export const MEASURED_PAGES = ['index.html', 'tutorials/hash-maps.html'] as const;

/** Sizes of a built site, kB brotli. */
export interface SiteSizes {
  /** Document and scripts of the first load, by page. */
  pages: Readonly<Record<string, { document: number; scripts: number }>>;
  worker: number;
  fileList: number;
}

/** @param dist - the site's folder, built under `/` */
export function measureSite(dist: string): SiteSizes {
  const kilobytes = (file: string) => compressedSize(path.join(dist, file)) / 1_000;
  return {
    pages: Object.fromEntries(
      MEASURED_PAGES.map((page) => {
        const html = readFileSync(path.join(dist, page), 'utf8');
        const scripts = [...html.matchAll(/<script src="\/([^"]+)"/g)].map(([, url = '']) => url);
        const size = scripts.reduce((sum, file) => sum + kilobytes(file), 0);
        return [page, { document: kilobytes(page), scripts: size }];
      }),
    ),
    worker: kilobytes('sw.js'),
    fileList: readdirSync(path.join(dist, 'assets'))
      .filter((file) => /^files\..*\.json$/.test(file))
      .reduce((sum, file) => sum + kilobytes(`assets/${file}`), 0),
  };
}

/**
 * @param file - a file of the site
 * @returns its size as a host sends it; files too small to be worth it are not compressed
 */
export function compressedSize(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
