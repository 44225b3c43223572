import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { useState } from 'react';
import { siteHref } from '../content/basePath';
import { ADDRESSES } from '../content/addresses';
import { SearchButton } from '../search/SearchButton';
import { AccountButtons } from './AccountButtons';
import { Logo } from './Logo';
import { MenuButton } from './MenuButton';
import { NavBar } from './NavBar';
import type { NavigationItem } from './navigation';
import styles from './Header.module.css';

/** Scroll position above which the header casts a shadow, px (specification section 9). */
const SHADOW_THRESHOLD = 10;

interface HeaderProps {
  navigation: readonly NavigationItem[];
}

/** The sticky bar: logo, navigation, search, account buttons; below `md` a menu button opens the panel instead. */
export function Header({ navigation }: HeaderProps) {
  const scrolled = useScrollTrigger({ threshold: SHADOW_THRESHOLD, disableHysteresis: true });
  const [panelFailed, setPanelFailed] = useState(false);

  // At rest the bar is `outlined`: an elevated Paper carries a style attribute, which the policy forbids in prerendered HTML.
  return (
    <AppBar
      position="sticky"
      variant={scrolled ? 'elevation' : 'outlined'}
      elevation={scrolled ? 4 : 0}
      className="screen-only"
    >
      <Toolbar className={styles.bar}>
        <a href={siteHref(ADDRESSES.home)} className={styles.home}>
          <Logo />
        </a>
        <NavBar navigation={navigation} alwaysShown={panelFailed} />
        <SearchButton />
        <div className={`${styles.account} js-only`}>
          <AccountButtons />
        </div>
        <div className={`${styles.menu} js-only`}>
          <MenuButton navigation={navigation} onFail={() => setPanelFailed(true)} />
        </div>
      </Toolbar>
    </AppBar>
  );
}
