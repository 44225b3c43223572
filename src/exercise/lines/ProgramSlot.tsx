import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import * as texts from '../../texts/en/exerciseLines';

interface ProgramSlotProps {
  /** Accessible name. */
  name: string;
  /** Visible label; undefined if it's the only slot. */
  label: string | undefined;
  /** True if the next line goes here. */
  isCurrent: boolean;
  onChoose: () => void;
  /** The lines in the slot. */
  children: ReactNode;
}

/** Group of lines of the program. If there are several, its label makes it the one that lines are added to. */
export function ProgramSlot({ name, label, isCurrent, onChoose, children }: ProgramSlotProps) {
  return (
    <Slot role="group" aria-label={name} isCurrent={isCurrent}>
      {label === undefined ? null : (
        <Label aria-pressed={isCurrent} onClick={onChoose}>
          <Typography variant="subtitle2" component="span">
            {label}
          </Typography>
          {isCurrent ? (
            <Typography variant="caption" component="span" sx={{ color: 'primary.main' }}>
              {texts.nextGoesHere}
            </Typography>
          ) : null}
        </Label>
      )}
      {children}
    </Slot>
  );
}

const Slot = styled('div', { shouldForwardProp: (name) => name !== 'isCurrent' })<{
  isCurrent: boolean;
}>(({ theme, isCurrent }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  paddingInlineStart: 12,
  borderInlineStart: `3px solid ${
    isCurrent ? theme.vars.palette.primary.main : theme.vars.palette.divider
  }`,
}));

const Label = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-start',
  gap: '0 12px',
  minHeight: 44,
  padding: '4px 8px',
  borderRadius: 8,
  textAlign: 'start',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}));
