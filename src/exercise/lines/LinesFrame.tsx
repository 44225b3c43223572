import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import * as texts from '../../texts/en/exerciseLines';

interface LinesFrameProps {
  onClose: () => void;
  children: ReactNode;
}

/** Region with a heading and a close button. Gets focus when it opens. */
export function LinesFrame({ onClose, children }: LinesFrameProps) {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);

  useEffect(() => panel.current?.focus(), []);

  return (
    <Panel ref={panel} aria-labelledby={titleId} tabIndex={-1} className="screen-only">
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="subtitle1" component="h4" id={titleId}>
          {texts.title}
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
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  '&:focus': { outline: 'none' },
}));
