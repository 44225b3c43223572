import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import * as texts from '../../texts/en/exercise';

interface BackToCodeProps {
  /** Scroll position to return to, in px; null hides the button. */
  to: number | null;
}

/** Button that scrolls from a failure back to the code. Shown on phones only. */
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
        {texts.backToMyCode}
      </Button>
    </Box>
  );
}
