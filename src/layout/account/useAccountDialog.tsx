import { useEffect, useRef, useState, type ReactNode } from 'react';
import { lazyModule } from '../../prerendered/lazyModule';
import { ADDRESSES } from '../../site/addresses';
import { siteHref } from '../../site/basePath';

const dialogModule = lazyModule(
  () => import(/* webpackChunkName: "account-dialog" */ './AccountDialog'),
);

/**
 * @param returnTo - element to focus when the dialog closes
 * @param onOpen - called when the dialog opens
 */
export type OpenAccountDialog = (returnTo: HTMLElement | null, onOpen?: () => void) => void;

/** Prefetches the dialog's code. After a failure, opening the dialog tries again. */
export function fetchAccountDialog(): void {
  dialogModule.load().catch(() => undefined);
}

/**
 * Manages the dialog for Login and Sign Up, whose code loads when it's first opened.
 *
 * @returns the dialog to render, and a function that opens it
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
    // If the reader chose a link, the new page moves focus itself.
    if (leaves) opener.current = null;
    setOpen(false);
  }

  return [Dialog && <Dialog open={isOpen} onClose={close} />, open];
}

/** Fallback if the dialog's code couldn't be loaded: the About page has the same information. */
function showAccountsSection() {
  window.location.assign(siteHref(`${ADDRESSES.about}#accounts`));
}
