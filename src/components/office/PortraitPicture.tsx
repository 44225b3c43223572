import { styled } from '@mui/material/styles';
import type { Portrait } from '../../content/office';
import type { PORTRAIT_FORMATS } from '../../content/portraits';
import { PORTRAIT_SIZE, PORTRAIT_WIDTHS, portraitAddress } from '../../content/portraits';
import { siteHref } from '../../site/basePath';

interface PortraitPictureProps {
  portrait: Portrait;
}

/** A square portrait that loads when it comes near the viewport. */
export function PortraitPicture({ portrait: { stem, alt } }: PortraitPictureProps) {
  const address = (width: number, format: (typeof PORTRAIT_FORMATS)[number]) =>
    siteHref(portraitAddress(stem, width, format));
  const sources = (format: (typeof PORTRAIT_FORMATS)[number]) =>
    PORTRAIT_WIDTHS.map((width) => `${address(width, format)} ${width / PORTRAIT_SIZE}x`).join();
  return (
    <picture>
      <source type="image/avif" srcSet={sources('avif')} />
      <Square
        src={address(PORTRAIT_SIZE, 'webp')}
        srcSet={sources('webp')}
        alt={alt}
        width={PORTRAIT_SIZE}
        height={PORTRAIT_SIZE}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

const Square = styled('img')(({ theme }) => ({
  display: 'block',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.site.sunken,
}));
