import path from 'node:path';
import { TEXT_PICTURE_WIDTHS } from '../../../content/pictures';
import { report, type Reading } from '../markdown/reading';
import { readPicture } from '../readPicture';

/**
 * Reads the files of a page's pictures, and completes their blocks.
 *
 * @param root - project root
 * @param reading - the page; missing files are added to its problems
 */
export async function resolvePictures(root: string, reading: Reading): Promise<void> {
  for (const { line, block } of reading.pictures) {
    const picture = await readPicture(root, block.file);
    if (typeof picture === 'string') {
      report(reading, line, picture);
      continue;
    }
    const { width, height, hash } = picture;
    const fitting = TEXT_PICTURE_WIDTHS.filter((copy) => copy <= width);
    Object.assign(block, {
      width,
      height,
      stem: `/assets/picture-${path.parse(block.file).name}.${hash}`,
      widths: fitting.length > 0 ? fitting : [width],
    });
  }
}
