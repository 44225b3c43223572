import Button from '@mui/material/Button';
import type { AccountAction } from '../brand/brandModel';
import { brand } from '../brand/brand';
import { fetchAccountDialog } from './useAccountDialog';

interface AccountButtonsProps {
  /** @param button - the one that was pressed, of the kind `info` */
  onInfo: (button: HTMLElement) => void;
}

/** Login and Sign Up; the brand file decides what each does. */
export function AccountButtons({ onInfo }: AccountButtonsProps) {
  const { login, signUp } = brand.account;
  return (
    <>
      <AccountButton label="Login" action={login} variant="outlined" onInfo={onInfo} />
      <AccountButton label="Sign Up" action={signUp} variant="contained" onInfo={onInfo} />
    </>
  );
}

interface AccountButtonProps extends AccountButtonsProps {
  label: string;
  action: AccountAction;
  /** How it looks where it leads somewhere; otherwise it is quiet. */
  variant: 'outlined' | 'contained';
}

function AccountButton({ label, action, variant, onInfo }: AccountButtonProps) {
  if (action.kind === 'info') {
    return (
      <Button
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => onInfo(currentTarget)}
        onPointerEnter={fetchAccountDialog}
        onFocus={fetchAccountDialog}
      >
        {label}
      </Button>
    );
  }
  return (
    // With the target, because what a brand links to may be an application of its own on the same host.
    <Button
      variant={variant}
      href={action.kind === 'link' ? action.href : `mailto:${brand.email}`}
      target="_self"
    >
      {label}
    </Button>
  );
}
