import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ListedText } from '../../../components/listedText';

interface ProseProps {
  texts: readonly ListedText[];
  /** Extra content after the paragraphs. */
  children?: ReactNode;
}

/** Paragraphs at a comfortable line length. */
export function Prose({ texts, children }: ProseProps) {
  return (
    <Stack
      spacing={2}
      // Long addresses in large text break instead of overflowing.
      sx={{ maxWidth: 'var(--prose-width)', alignItems: 'flex-start', '& > *': { maxWidth: 1 } }}
    >
      {texts.map(({ id, text }) => (
        <Typography key={id}>{text}</Typography>
      ))}
      {children}
    </Stack>
  );
}
