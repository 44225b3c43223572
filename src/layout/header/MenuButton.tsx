import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef, useState } from 'react';
import { lazyModule } from '../../prerendered/lazyModule';
import type { NavigationItem } from '../../site/navigationModel';
import type { OpenAccountDialog } from '../account/useAccountDialog';
import * as texts from '../../texts/en/shell';

const panelModule = lazyModule(() => import(/* webpackChunkName: "nav-panel" */ './NavPanel'));

interface MenuButtonProps {
  navigation: readonly NavigationItem[];
  /** Opens the dialog for Login and Sign Up. */
  onAccount: OpenAccountDialog;
  /** Called if the panel's code couldn't be loaded. */
  onFail: () => void;
}

/** Opens the side panel. Prefetches its code on hover or focus. */
export function MenuButton({ navigation, onAccount, onFail }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const returnFocus = useRef(false);
  const Panel = panelModule.current?.NavPanel;

  useEffect(() => {
    if (open || !returnFocus.current) return;
    returnFocus.current = false;
    button.current?.focus();
  }, [open]);

  function openPanel() {
    panelModule.load().then(() => setOpen(true), onFail);
  }

  function closePanel(chosen: boolean) {
    // Focus returns to this button, unless the reader chose a link: then the new page's heading gets it.
    returnFocus.current = !chosen;
    setOpen(false);
  }

  return (
    <>
      <IconButton
        ref={button}
        aria-label={texts.openMenu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={openPanel}
        onPointerEnter={fetchPanel}
        onFocus={fetchPanel}
      >
        <MenuIcon />
      </IconButton>
      {Panel && (
        <Panel
          navigation={navigation}
          open={open}
          onAccount={() => onAccount(button.current, () => setOpen(false))}
          onClose={closePanel}
        />
      )}
    </>
  );
}

function fetchPanel() {
  panelModule.load().catch(() => undefined);
}
