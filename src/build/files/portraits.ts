import path from 'node:path';
import { PORTRAIT_FORMATS, PORTRAIT_WIDTHS, portraitAddress } from '../../content/portraits';
import type { Person } from '../../content/office';
import type { FileMaker } from './icons';

const IMAGES = path.resolve(import.meta.dirname, '../../school/images');

/**
 * Returns functions that create the copies of people's portraits, by path within the site. Crops them to
 * squares around what stands out, which is usually the face.
 */
export function portraits(people: readonly Person[]): Map<string, FileMaker> {
  const copies = people.flatMap(({ picture }) =>
    picture
      ? PORTRAIT_WIDTHS.flatMap((width) =>
          PORTRAIT_FORMATS.map((format) => ({ ...picture, width, format })),
        )
      : [],
  );
  return new Map(
    copies.map(({ file, stem, width, format }) => [
      portraitAddress(stem, width, format).slice(1),
      async () => {
        const { default: sharp } = await import('sharp');
        const image = sharp(path.join(IMAGES, file)).autoOrient();
        return image.resize(width, width, { position: 'attention' }).toFormat(format).toBuffer();
      },
    ]),
  );
}
