import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface BackToCodeProps {
  /** Scroll position of the code; null where it needn't be returned to. */
  to: number | null;
}

/** On a phone, leads from why a check failed to the line the reader was at. */
export function BackToCode({ to }: BackToCodeProps) {
  if (to === null) return null;
  return (
    <Box className="screen-only" sx={{ display: { sm: 'none' }, px: 'var(--gutter)', pb: 1 }}>
      <Button
        size="small"
        variant="outlined"
        startIcon={<ArrowUpwardRounded />}
        onClick={() => window.scrollTo(0, to)}
      >
        Back to my code
      </Button>
    </Box>
  );
}
