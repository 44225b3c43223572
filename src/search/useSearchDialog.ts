import { useState } from 'react';
import { dialogModule } from './dialogModule';

/**
 * The search's dialog for what opens it; its code is fetched when it is first opened.
 *
 * @returns the dialog once its code is there, whether it is open, whether its code could not be fetched, and how to open and close it
 */
export function useSearchDialog() {
  const [Dialog, setDialog] = useState(() => dialogModule.current?.SearchDialog ?? null);
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);

  function openDialog() {
    setFailed(false);
    dialogModule.load().then(
      ({ SearchDialog }) => {
        setDialog(() => SearchDialog);
        setOpen(true);
      },
      () => setFailed(true),
    );
  }

  return { Dialog, open, failed, openDialog, closeDialog: () => setOpen(false) };
}
