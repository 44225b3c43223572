import { useState, type ReactNode } from 'react';
import { lazyModule } from '../prerendered/lazyModule';

const dialogModule = lazyModule(
  () => import(/* webpackChunkName: "search" */ './dialog/SearchDialog'),
);

/** Prefetches the dialog's code. If that fails, the next call or opening the dialog tries again. */
export function fetchSearchDialog(): void {
  dialogModule.load().catch(() => undefined);
}

/**
 * Manages the search dialog, whose code loads when it's first opened.
 *
 * @returns the dialog to render, a function that opens it, and whether its code failed to load
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
