import Typography from '@mui/material/Typography';
import { brand } from '../brand/brand';
import type { Placeholder } from '../brand/brandModel';
import { hasPlaceholder } from '../brand/placeholders';

interface PlaceholderNoteProps {
  /** The field of the brand file that is shown next to the note. */
  field: Placeholder;
}

/** In development, marks what the brand file has not set yet. Production bundles and documents contain nothing of it. */
export function PlaceholderNote({ field }: PlaceholderNoteProps) {
  if (process.env.NODE_ENV !== 'development' || !hasPlaceholder(brand, field)) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      Placeholder: set <code>{field}</code> in <code>src/brand/brand.ts</code>.
    </Typography>
  );
}
