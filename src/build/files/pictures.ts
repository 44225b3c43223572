import path from 'node:path';
import { PICTURE_FORMATS, pictureAddress, type PictureCopies } from '../../content/pictures';
import type { FileMaker } from './icons';

const IMAGES = path.resolve(import.meta.dirname, '../../school/images');

/**
 * Returns functions that create the copies of the school's pictures, by path within the site. Squares are
 * cropped around what stands out, which is usually the face.
 */
export function pictures(all: readonly PictureCopies[]): Map<string, FileMaker> {
  const copies = all.flatMap(({ widths, ...picture }) =>
    widths.flatMap((width) => PICTURE_FORMATS.map((format) => ({ ...picture, width, format }))),
  );
  return new Map(
    copies.map(({ file, stem, isSquare = false, width, format }) => [
      pictureAddress(stem, width, format).slice(1),
      async () => {
        const { default: sharp } = await import('sharp');
        const image = sharp(path.join(IMAGES, file)).autoOrient();
        const resized = isSquare
          ? image.resize(width, width, { position: 'attention' })
          : image.resize(width);
        return resized.toFormat(format).toBuffer();
      },
    ]),
  );
}
