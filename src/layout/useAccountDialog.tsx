import { useEffect, useRef, useState, type ReactNode } from 'react';
import { lazyModule } from '../prerendered/lazyModule';
import { ADDRESSES } from '../site/addresses';
import { siteHref } from '../site/basePath';

const dialogModule = lazyModule(
  () => import(/* webpackChunkName: "account-dialog" */ './AccountDialog'),
);

/**
 * @param returnTo - takes the focus when the dialog closes
 * @param onOpen - called as the dialog opens
 */
export type OpenAccountDialog = (returnTo: HTMLElement | null, onOpen?: () => void) => void;

/** Fetches the dialog's code ahead. Where that fails, opening the dialog tries again. */
export function fetchAccountDialog(): void {
  dialogModule.load().catch(() => undefined);
}

/**
 * The dialog behind Login and Sign Up; its code is fetched when it is first opened.
 *
 * @returns the dialog to render, and how to open it
 */
export function useAccountDialog(): [dialog: ReactNode, open: OpenAccountDialog] {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const Dialog = dialogModule.current?.AccountDialog;

  useEffect(() => {
    if (!isOpen) opener.current?.focus();
  }, [isOpen]);

  function open(returnTo: HTMLElement | null, onOpen?: () => void) {
    dialogModule.load().then(() => {
      opener.current = returnTo;
      setOpen(true);
      onOpen?.();
    }, showAccountsSection);
  }

  function close(leaves: boolean) {
    // A page that comes up moves the focus itself.
    if (leaves) opener.current = null;
    setOpen(false);
  }

  return [Dialog && <Dialog open={isOpen} onClose={close} />, open];
}

/** Where the dialog's code could not be fetched, the About page says the same: a button is never dead. */
function showAccountsSection() {
  window.location.assign(siteHref(`${ADDRESSES.about}#accounts`));
}
