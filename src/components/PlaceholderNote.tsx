import Typography from '@mui/material/Typography';
import { brand } from '../../.generated/school/brand';
import type { Placeholder } from '../brand/brandModel';
import { hasPlaceholder } from '../brand/placeholders';

interface PlaceholderNoteProps {
  /** The brand field shown next to the note. */
  field: Placeholder;
}

/** Marks an unset brand field, in development only. Production builds don't include this component. */
export function PlaceholderNote({ field }: PlaceholderNoteProps) {
  if (process.env.NODE_ENV !== 'development' || !hasPlaceholder(brand, field)) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      Placeholder: set <code>{field}</code> in <code>src/school/brand.yaml</code>.
    </Typography>
  );
}
