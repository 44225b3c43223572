import { useState, type ReactNode } from 'react';
import { lazyModule } from '../prerendered/lazyModule';

const dialogModule = lazyModule(() => import(/* webpackChunkName: "search" */ './SearchDialog'));

/** Fetches the dialog's code ahead. Where that fails the next call, or opening the dialog, tries again. */
export function fetchSearchDialog(): void {
  dialogModule.load().catch(() => undefined);
}

/**
 * The search's dialog for what opens it; its code is fetched when it is first opened.
 *
 * @returns the dialog to render, how to open it, and whether its code could not be fetched
 */
export function useSearchDialog(): [dialog: ReactNode, open: () => void, hasFailed: boolean] {
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const Dialog = dialogModule.current?.SearchDialog;

  function open() {
    setFailed(false);
    dialogModule.load().then(
      () => setOpen(true),
      () => setFailed(true),
    );
  }

  return [Dialog && <Dialog open={isOpen} onClose={() => setOpen(false)} />, open, hasFailed];
}
