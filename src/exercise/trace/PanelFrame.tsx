import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import * as texts from '../../texts/en/stepThrough';

interface PanelFrameProps {
  title: string;
  /** True while steps are being recorded. */
  isBusy: boolean;
  /** Focuses the slider whenever this changes. */
  focusKey: unknown;
  onClose: () => void;
  children: ReactNode;
}

/** Frame of a panel with steps: its title, and the button that closes it. */
export function PanelFrame({ title, isBusy, focusKey, onClose, children }: PanelFrameProps) {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);

  // Once there are steps, the arrow keys should work right away.
  useEffect(() => {
    const slider = panel.current?.querySelector<HTMLElement>('input[type="range"]:enabled');
    (slider ?? panel.current)?.focus();
  }, [focusKey]);

  return (
    <Panel
      ref={panel}
      aria-labelledby={titleId}
      aria-busy={isBusy}
      tabIndex={-1}
      className="screen-only"
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="subtitle1" component="p" id={titleId}>
          {title}
        </Typography>
        <IconButton aria-label={texts.close} edge="end" onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </Box>
      {children}
    </Panel>
  );
}

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: '8px 16px 20px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  '&:focus': { outline: 'none' },
}));
