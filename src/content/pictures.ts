/** Formats of a picture's copies, best first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;

export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Width at which a portrait is shown, in px. */
export const PORTRAIT_SIZE = 112;

/** Widths of a portrait's copies, in px, for screens with one, two and three device pixels per pixel. */
export const PORTRAIT_WIDTHS = [PORTRAIT_SIZE, 2 * PORTRAIT_SIZE, 3 * PORTRAIT_SIZE] as const;

/** Width at which a picture in a text is shown at most, in px. */
export const TEXT_PICTURE_WIDTH = 680;

/** Widths of the copies of a picture in a text, in px. Copies aren't larger than the original. */
export const TEXT_PICTURE_WIDTHS = [480, TEXT_PICTURE_WIDTH, 2 * TEXT_PICTURE_WIDTH] as const;

/** The copies of a picture, which the build writes in all formats. */
export interface PictureCopies {
  /** Name of the original file in `src/school/images/`. */
  file: string;
  /** Address of the copies within the site, without width and extension. */
  stem: string;
  widths: readonly number[];
  /** True if the copies are cropped to squares. */
  isSquare?: boolean;
}

/**
 * @param stem - address without width and extension
 * @param width - width of a copy, in px
 * @returns the address of the copy, within the site
 */
export function pictureAddress(stem: string, width: number, format: PictureFormat): string {
  return `${stem}-${width}.${format}`;
}
