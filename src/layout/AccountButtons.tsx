import Button from '@mui/material/Button';
import { useState } from 'react';
import type { AccountAction } from '../brand/brandModel';
import { brand } from '../brand/brand';
import { lazyModule } from '../prerendered/lazyModule';

const dialogModule = lazyModule(
  () => import(/* webpackChunkName: "account-dialog" */ './AccountDialog'),
);

/** Login and Sign Up; the brand file decides what each does. */
export function AccountButtons() {
  const [open, setOpen] = useState(false);
  const Dialog = dialogModule.current?.AccountDialog;

  function openDialog() {
    dialogModule.load().then(() => setOpen(true), writeMail);
  }

  return (
    <>
      <AccountButton
        label="Login"
        action={brand.account.login}
        variant="outlined"
        onInfo={openDialog}
      />
      <AccountButton
        label="Sign Up"
        action={brand.account.signUp}
        // Loud only where it leads somewhere.
        variant={brand.account.signUp.kind === 'info' ? 'outlined' : 'contained'}
        onInfo={openDialog}
      />
      {Dialog && <Dialog open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

interface AccountButtonProps {
  label: string;
  action: AccountAction;
  variant: 'outlined' | 'contained';
  onInfo: () => void;
}

function AccountButton({ label, action, variant, onInfo }: AccountButtonProps) {
  if (action.kind === 'info') {
    return (
      <Button
        variant={variant}
        aria-haspopup="dialog"
        onClick={onInfo}
        onPointerEnter={fetchDialog}
        onFocus={fetchDialog}
      >
        {label}
      </Button>
    );
  }
  return (
    // With the target, because what a brand links to may be an application of its own on the same host.
    <Button
      variant={variant}
      href={action.kind === 'link' ? action.href : supportMail()}
      target="_self"
    >
      {label}
    </Button>
  );
}

function fetchDialog() {
  dialogModule.load().catch(() => undefined);
}

function supportMail(): string {
  return `mailto:${brand.email}`;
}

/** The way on when the dialog's code could not be fetched: a button is never dead. */
function writeMail() {
  window.location.href = supportMail();
}
