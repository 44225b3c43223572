import path from 'node:path';
import { writeTemplate } from './writeTemplate';

/**
 * Writes a page of the school's own.
 *
 * @param address - address within the site, such as `/about/team`
 * @param title - title of the page
 * @returns the path of the page's file
 */
export async function newPage(address: string, title: string): Promise<string> {
  const file = path.posix.join('src/school/pages', `${address}.tsx`);
  const folders = path.posix.relative(path.posix.dirname(file), 'src');
  await writeTemplate('page.tsx.txt', file, {
    src: `${folders}/`,
    title: title.replace(/['\\]/g, '\\$&'),
  });
  return file;
}
