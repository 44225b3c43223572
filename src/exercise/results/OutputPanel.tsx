import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RunResult } from '../../sandbox/protocol';
import { OutputList } from './OutputList';

const consoleStyles = {
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'site.sunken',
  color: 'text.primary',
  '@media print': { background: 'none', breakInside: 'avoid' },
} as const;

const panelStyles = {
  maxHeight: '22rem',
  pt: 0.75,
  pb: 1.75,
  px: 2,
  overflow: 'auto',
  '&:focus-visible': { outlineOffset: '-3px' },
  '@media print': { maxHeight: 'none', overflow: 'visible' },
} as const;

interface OutputPanelProps {
  /** Accessible name of the output. */
  label: string;
  title: string;
  result: Pick<RunResult, 'output' | 'cut' | 'error'>;
}

/**
 * Console below the code. While empty, it stays in the accessibility tree, because live regions announce only
 * later changes.
 */
export function OutputPanel({ label, title, result }: OutputPanelProps) {
  const isEmpty = result.output.length === 0 && !result.error;
  return (
    <Box className={isEmpty ? 'visually-hidden' : undefined} sx={consoleStyles}>
      <Typography hidden={isEmpty} variant="label" sx={{ pt: 1.5, px: 2 }}>
        {title}
      </Typography>
      <Box
        role="log"
        aria-label={label}
        // Makes the scrollable area reachable by keyboard (WCAG 2.1.1).
        tabIndex={isEmpty ? undefined : 0}
        sx={panelStyles}
      >
        <OutputList result={result} />
      </Box>
    </Box>
  );
}
