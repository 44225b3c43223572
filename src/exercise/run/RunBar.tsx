import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { SHORT } from '../../components/shortWindow';
import * as texts from '../../texts/en/codeBox';
import { RunShortcut } from './RunShortcut';

interface RunBarProps {
  ref: Ref<HTMLDivElement>;
  /** Label of the main button. */
  name: string;
  onRun: () => void;
  /** Opens the panel that steps through the code; undefined if there is none. */
  onStep?: () => void;
  status: string | null;
  /** Restores the text that was last overwritten; undefined if there is none. */
  onTakeBack: (() => void) | undefined;
}

/** Main button below the code, with the status of the last run. */
export function RunBar({ ref, name, onRun, onStep, status, onTakeBack }: RunBarProps) {
  return (
    <Bar className="js-only screen-only" ref={ref}>
      <Button size="small" variant="contained" startIcon={<PlayArrowRounded />} onClick={onRun}>
        {name}
      </Button>
      <RunShortcut />
      {onStep ? (
        <Button size="small" onClick={onStep}>
          {texts.stepThrough}
        </Button>
      ) : null}
      <Typography
        variant="body2"
        role="status"
        sx={{ flex: { xs: '1 1 8em', sm: '1 1 12em' }, '&:empty': { flex: 'none' } }}
      >
        {status}
      </Typography>
      {onTakeBack ? (
        <Button size="small" onClick={onTakeBack}>
          {texts.restoreMyCode}
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
  // Sticky on phones, next to the theme switch, so that the button stays within reach below long code.
  [theme.breakpoints.down('sm')]: {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    paddingInline: 'var(--gutter) var(--switch-space)',
    [SHORT]: { position: 'static' },
    // Stays above the symbol keys and the on-screen keyboard while the editor has focus.
    '@media (pointer: coarse)': {
      '*:has([data-editor]:focus-within) > &': { bottom: 'calc(var(--keyboard, 0px) + 45px)' },
    },
  },
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
}));
