import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { RunShortcut } from './RunShortcut';

interface RunBarProps {
  ref: Ref<HTMLDivElement>;
  /** What the main button says. */
  name: string;
  onRun: () => void;
  status: string | null;
  /** Present while the text that was overwritten last can be brought back. */
  onTakeBack: (() => void) | undefined;
}

/** The main button below the code, and how the last run ended. */
export function RunBar({ ref, name, onRun, status, onTakeBack }: RunBarProps) {
  return (
    <Bar className="js-only screen-only" ref={ref}>
      <Button size="small" variant="contained" startIcon={<PlayArrowRounded />} onClick={onRun}>
        {name}
      </Button>
      <RunShortcut />
      <Typography
        variant="body2"
        role="status"
        sx={{ flex: { xs: '1 1 8em', sm: '1 1 12em' }, '&:empty': { flex: 'none' } }}
      >
        {status}
      </Typography>
      {onTakeBack ? (
        <Button size="small" onClick={onTakeBack}>
          Restore my code
        </Button>
      ) : null}
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  padding: 8,
  // There the frame reaches the edges of the screen, and code is long: the button stays in reach, next to the theme switch.
  [theme.breakpoints.down('sm')]: {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    paddingInline: 'var(--gutter) var(--switch-space)',
    // Above the row of keys, which is shown with the focus in the editor, and the phone's keyboard below that.
    '@media (pointer: coarse)': {
      '*:has([data-editor]:focus-within) > &': { bottom: 'calc(var(--keyboard, 0px) + 45px)' },
    },
  },
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
}));
