import Dialog from '@mui/material/Dialog';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import * as texts from '../../texts/en/search';
import { SearchPanel } from './SearchPanel';

/** Space above and below the dialog. */
const ROOM = 'clamp(32px, 10vh, 96px)';

/** Anchored near the top, so that the field doesn't move as results change. Full screen on phones. */
const PAPER: SxProps<Theme> = {
  m: { xs: 0, sm: `${ROOM} 24px` },
  width: { xs: '100%', sm: 'calc(100% - 48px)' },
  maxWidth: { xs: 'none', sm: 'sm' },
  height: { xs: '100%', sm: 'auto' },
  maxHeight: { xs: 'none', sm: `calc(100% - 2 * ${ROOM})` },
  overflow: 'hidden',
  borderWidth: { xs: 0, sm: 1 },
  borderRadius: { xs: 0, sm: 1 },
};

interface SearchDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Site search dialog. Full screen on phones. */
export function SearchDialog({ open, onClose }: SearchDialogProps) {
  const titleId = useId();
  const { pathname } = useLocation();
  const passage = useRef<string | null>(null);

  useEffect(() => {
    if (open || passage.current === null) return;
    showPassage(passage.current);
    passage.current = null;
  }, [open]);

  function closeFor(address: string) {
    const [page, hash = ''] = address.split('#');
    // Opening another page moves focus. A result on the current page doesn't, so store the passage to focus.
    if (page === pathname) passage.current = hash;
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
      slotProps={{ container: { sx: { alignItems: 'flex-start' } }, paper: { sx: PAPER } }}
    >
      <h2 id={titleId} className="visually-hidden">
        {texts.title}
      </h2>
      <SearchPanel onChoose={closeFor} onClose={onClose} />
    </Dialog>
  );
}

/** Scrolls to a passage of the current page and focuses it; falls back to the page's heading. */
function showPassage(hash: string) {
  const target = document.getElementById(hash) ?? document.querySelector<HTMLElement>('main h1');
  if (!target) return;
  target.scrollIntoView();
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
