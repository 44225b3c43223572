import AppBar from '@mui/material/AppBar';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { useState } from 'react';
import { NAVIGATION_FROM } from '../../../.generated/header';
import { ADDRESSES } from '../../site/addresses';
import { SearchButton } from '../../search/SearchButton';
import type { NavigationItem } from '../../site/navigationModel';
import { AccountButtons } from '../account/AccountButtons';
import { Logo } from '../Logo';
import { useAccountDialog } from '../account/useAccountDialog';
import { MenuButton } from './MenuButton';
import { NavBar } from './NavBar';

/** Scroll position past which the header has a shadow, in px (specification section 9). */
const SHADOW_THRESHOLD = 10;

interface HeaderProps {
  navigation: readonly NavigationItem[];
}

/**
 * Sticky header with logo, navigation, search, and account buttons. Below `md`, or below the width at which
 * the school's navigation fits, a menu button replaces navigation and account buttons.
 */
export function Header({ navigation }: HeaderProps) {
  const scrolled = useScrollTrigger({ threshold: SHADOW_THRESHOLD, disableHysteresis: true });
  const [panelFailed, setPanelFailed] = useState(false);
  const [accountDialog, openAccountDialog] = useAccountDialog();

  return (
    <AppBar elevation={scrolled ? 4 : 0} className="screen-only">
      <Bar>
        <HomeLink href={ADDRESSES.home}>
          <Logo />
        </HomeLink>
        <NavBar navigation={navigation} alwaysShown={panelFailed} />
        <SearchButton />
        <Wide className="js-only">
          <AccountButtons onInfo={openAccountDialog} />
        </Wide>
        <Narrow className="js-only">
          <MenuButton
            navigation={navigation}
            onAccount={openAccountDialog}
            onFail={() => setPanelFailed(true)}
          />
        </Narrow>
        {accountDialog}
      </Bar>
    </AppBar>
  );
}

const Bar = styled(Toolbar)(({ theme }) => ({
  flexWrap: 'wrap',
  gap: '4px 16px',
  width: '100%',
  maxWidth: 'calc(var(--page-width) + 2 * var(--gutter))',
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
  [theme.breakpoints.up(NAVIGATION_FROM)]: { flexWrap: 'nowrap' },
  // While the document is still arriving, each item would push the ones before it to the side.
  'header:not(:has(+ *)) > &': { visibility: 'hidden' },
}));

const HomeLink = styled(ButtonBase)(({ theme }) => ({
  minHeight: 44,
  marginInlineEnd: 'auto',
  // Leaves room for the two buttons: a long name wraps before they do.
  [theme.breakpoints.up(NAVIGATION_FROM)]: { whiteSpace: 'nowrap' },
  [theme.breakpoints.down(NAVIGATION_FROM)]: { maxWidth: 'calc(100% - 2 * (48px + 16px))' },
})) as typeof ButtonBase;

const Wide = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  [theme.breakpoints.down(NAVIGATION_FROM)]: { display: 'none' },
}));

const Narrow = styled('div')(({ theme }) => ({
  [theme.breakpoints.up(NAVIGATION_FROM)]: { display: 'none' },
}));
