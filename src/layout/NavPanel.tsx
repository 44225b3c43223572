import CloseIcon from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { AccountButtons } from './AccountButtons';
import { Logo } from './Logo';
import { NavPanelEntry } from './NavPanelEntry';
import type { NavigationItem } from './navigation';
import styles from './NavPanel.module.css';

interface NavPanelProps {
  navigation: readonly NavigationItem[];
  open: boolean;
  /** @param chosen - whether a link was chosen */
  onClose: (chosen: boolean) => void;
}

/** The sliding side panel with the navigation and the account buttons (specification section 2). */
export function NavPanel({ navigation, open, onClose }: NavPanelProps) {
  const [openGroup, setOpenGroup] = useState<string | null>(null);

  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={() => onClose(false)}
      disableRestoreFocus
      slotProps={{
        paper: {
          'aria-label': 'Menu',
          sx: { width: { xs: '80%', sm: '60%', md: '40%', lg: '30%' } },
        },
      }}
    >
      <div className={styles.top}>
        <Logo />
        <IconButton aria-label="Close menu" onClick={() => onClose(false)}>
          <CloseIcon />
        </IconButton>
      </div>
      <nav aria-label="Menu">
        <ul className={styles.list}>
          {navigation.map((item) => (
            <NavPanelEntry
              key={item.key}
              item={item}
              open={openGroup === item.key}
              onToggle={() => setOpenGroup(openGroup === item.key ? null : item.key)}
              onChoose={() => onClose(true)}
            />
          ))}
        </ul>
      </nav>
      <div className={styles.account}>
        <AccountButtons />
      </div>
    </Drawer>
  );
}
