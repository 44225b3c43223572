import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

interface CheckBarProps {
  /** Nothing to check yet. */
  isDisabled?: boolean;
  /** How the last check ended, or what was done last. */
  status: string | null;
  /** The status is said elsewhere for those who see it. */
  isStatusHidden?: boolean;
}

/** The button that hands a form's answer in, and what came of it. */
export function CheckBar({ isDisabled = false, status, isStatusHidden = false }: CheckBarProps) {
  return (
    <Bar>
      <Button type="submit" size="small" variant="contained" disabled={isDisabled}>
        Check
      </Button>
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
