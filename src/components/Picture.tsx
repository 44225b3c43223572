import { styled } from '@mui/material/styles';
import { PICTURE_FORMATS, pictureAddress, type PictureFormat } from '../content/pictures';
import { siteHref } from '../site/basePath';

interface PictureProps {
  alt: string;
  /** Address of the copies, without width and extension. */
  stem: string;
  /** Widths of the copies, in px, smallest first. */
  widths: readonly number[];
  /** Width and height at which it's shown if there's room, in px. */
  width: number;
  height: number;
  /** Widths at which it's shown, for browsers to choose a copy; by default, always `width`. */
  sizes?: string;
}

/** A picture of the school, which loads when it comes near the viewport. */
export function Picture({ alt, stem, widths, width, height, sizes = `${width}px` }: PictureProps) {
  const copies = (format: PictureFormat) =>
    widths.map((copy) => `${siteHref(pictureAddress(stem, copy, format))} ${copy}w`).join();
  const [best, fallback] = PICTURE_FORMATS;
  return (
    <picture>
      <source type={`image/${best}`} srcSet={copies(best)} sizes={sizes} />
      <Image
        src={siteHref(pictureAddress(stem, widths[0] ?? width, fallback))}
        srcSet={copies(fallback)}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

const Image = styled('img')(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.site.sunken,
}));
