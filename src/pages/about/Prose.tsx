import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ListedText } from '../../components/listedText';

interface ProseProps {
  texts: readonly ListedText[];
  /** A last paragraph or what else belongs to the text. */
  children?: ReactNode;
}

/** Paragraphs as wide as is comfortable to read. */
export function Prose({ texts, children }: ProseProps) {
  return (
    <Stack
      spacing={2}
      // A long address breaks in large text, and does not widen its paragraph.
      sx={{ maxWidth: 'var(--prose-width)', alignItems: 'flex-start', '& > *': { maxWidth: 1 } }}
    >
      {texts.map(({ id, text }) => (
        <Typography key={id}>{text}</Typography>
      ))}
      {children}
    </Stack>
  );
}
