import Typography from '@mui/material/Typography';
import { Picture } from '../../components/Picture';
import type { PictureBlock } from '../../content/lesson';
import { TEXT_PICTURE_WIDTH } from '../../content/pictures';

interface TextPictureProps {
  picture: PictureBlock;
}

/** A picture in a text, with its caption. */
export function TextPicture({ picture }: TextPictureProps) {
  const { alt, stem, widths, width, height, caption } = picture;
  const shown = Math.min(width, TEXT_PICTURE_WIDTH);
  return (
    <figure>
      <Picture
        alt={alt}
        stem={stem}
        widths={widths}
        width={shown}
        height={Math.round((height * shown) / width)}
        sizes={`(min-width: ${shown + 48}px) ${shown}px, 100vw`}
      />
      {caption === undefined ? null : (
        <Typography component="figcaption" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {caption}
        </Typography>
      )}
    </figure>
  );
}
