import Button from '@mui/material/Button';
import type { AccountAction } from '../../brand/brandModel';
import { brand } from '../../../.generated/school/brand';
import * as texts from '../../texts/en/shell';
import { fetchAccountDialog } from './useAccountDialog';

interface AccountButtonsProps {
  /**
   * Called when a button whose action is `info` is clicked.
   *
   * @param button - the clicked button
   */
  onInfo: (button: HTMLElement) => void;
}

/** Login and Sign Up buttons. The brand file defines their actions. */
export function AccountButtons({ onInfo }: AccountButtonsProps) {
  const { login, signUp } = brand.account;
  return (
    <>
      <AccountButton label={texts.login} action={login} variant="outlined" onInfo={onInfo} />
      <AccountButton label={texts.signUp} action={signUp} variant="contained" onInfo={onInfo} />
    </>
  );
}

interface AccountButtonProps extends AccountButtonsProps {
  label: string;
  action: AccountAction;
  /** Button variant if the action is a web or email link; `info` buttons have the default variant. */
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
    // The `target` disables client-side navigation, because the link can lead to another app on the same
    // host.
    <Button
      variant={variant}
      href={action.kind === 'link' ? action.href : `mailto:${brand.email}`}
      target="_self"
    >
      {label}
    </Button>
  );
}
