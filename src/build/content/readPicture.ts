import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Folder of the school's pictures. */
const IMAGES = 'src/school/images';

/** A picture in the folder. */
export interface ReadPicture {
  /** Size as shown, in px. */
  width: number;
  height: number;
  /** Hash of the file. Addresses contain it, so browsers can cache copies forever. */
  hash: string;
}

/**
 * @param root - project root
 * @param file - name of a file in the school's folder of pictures
 * @returns the picture, or what's wrong with the file
 */
export async function readPicture(root: string, file: string): Promise<ReadPicture | string> {
  const source = path.join(root, IMAGES, file);
  if (!existsSync(source)) return `there is no file ${IMAGES}/${file}; add it there`;
  // Loaded on demand: most schools have no pictures, and the library is large.
  const { default: sharp } = await import('sharp');
  const size = await sharp(source)
    .metadata()
    .catch(() => null);
  if (!size) return `${file} isn't a picture; use a JPEG, PNG, WebP, or AVIF file`;
  const hash = createHash('sha256').update(await readFile(source));
  const { width, height } = size.autoOrient;
  return { width, height, hash: hash.digest('hex').slice(0, 6) };
}
