import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import * as texts from '../../texts/en/exercise';

interface CheckBarProps {
  /** True if there's no answer to check yet. */
  isDisabled?: boolean;
  /** Result of the last check or action; null if there is none. */
  status: string | null;
  /** True to show the status to screen readers only, if it's already visible elsewhere. */
  isStatusHidden?: boolean;
  /** More buttons. */
  children?: ReactNode;
}

/** Submit button for an answer form, with the result of the check. */
export function CheckBar({
  isDisabled = false,
  status,
  isStatusHidden = false,
  children,
}: CheckBarProps) {
  return (
    <Bar>
      <Button type="submit" size="small" variant="contained" disabled={isDisabled}>
        {texts.check}
      </Button>
      {children}
      <Typography
        variant="body2"
        role="status"
        className={isStatusHidden ? 'visually-hidden' : undefined}
        sx={{ flex: '1 1 12em' }}
      >
        {status}
      </Typography>
    </Bar>
  );
}

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
});
