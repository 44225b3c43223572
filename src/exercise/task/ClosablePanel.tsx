import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type Ref } from 'react';

interface ClosablePanelProps {
  /** Ref for the panel, which can take focus. */
  ref: Ref<HTMLElement>;
  title: string;
  /** True if the title is a heading of the page. */
  hasHeading?: boolean;
  /** Name of the button that closes the panel. */
  closeName: string;
  isBusy?: boolean;
  /** True for a box of its own, false for a part of the box around it. */
  isBox?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Region with a title and a button that closes it. */
export function ClosablePanel({ ref, title, isBox = false, ...panel }: ClosablePanelProps) {
  const titleId = useId();
  return (
    <Panel
      ref={ref}
      aria-labelledby={titleId}
      aria-busy={panel.isBusy}
      tabIndex={-1}
      className="screen-only"
      isBox={isBox}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="subtitle1" component={panel.hasHeading ? 'h4' : 'p'} id={titleId}>
          {title}
        </Typography>
        <IconButton aria-label={panel.closeName} edge="end" onClick={panel.onClose}>
          <CloseRounded />
        </IconButton>
      </Box>
      {panel.children}
    </Panel>
  );
}

const Panel = styled('section', { shouldForwardProp: (name) => name !== 'isBox' })<{
  isBox: boolean;
}>(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: '8px 16px 20px',
  '&:focus': { outline: 'none' },
  variants: [
    {
      props: { isBox: true },
      style: {
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: theme.vars.shape.borderRadius,
      },
    },
    {
      props: { isBox: false },
      style: {
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.background.paper,
        color: theme.vars.palette.text.primary,
      },
    },
  ],
}));
