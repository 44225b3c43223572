import { styled } from '@mui/material/styles';
import { NAVIGATION_FROM } from '../../../.generated/header';
import type { NavigationItem } from '../../site/navigationModel';
import * as texts from '../../texts/en/shell';
import { NavBarGroup } from './NavBarGroup';
import { NavControl } from './NavControl';
import { NavLink } from './NavLink';

interface NavBarProps {
  navigation: readonly NavigationItem[];
  /** Also shows the bar on small screens, in its own row, as a fallback if the panel couldn't be loaded. */
  alwaysShown: boolean;
}

/**
 * Navigation in the header. Where it doesn't fit, the side panel replaces it, unless JavaScript is off or the panel
 * couldn't be loaded.
 */
export function NavBar({ navigation, alwaysShown }: NavBarProps) {
  return (
    <Nav aria-label={texts.mainNavigation} alwaysShown={alwaysShown}>
      <Entries>
        {navigation.map((item) => (
          <li key={item.key}>
            {item.items ? (
              <NavBarGroup group={item} />
            ) : (
              <NavLink item={item} control={NavControl} />
            )}
          </li>
        ))}
      </Entries>
    </Nav>
  );
}

const Nav = styled('nav', { shouldForwardProp: (name) => name !== 'alwaysShown' })<
  Pick<NavBarProps, 'alwaysShown'>
>(({ theme }) => ({
  [theme.breakpoints.down(NAVIGATION_FROM)]: {
    // The buttons next to the logo leave no room for the links, so the links get their own row. Without
    // JavaScript, there are no buttons, so the links fit beside the logo.
    'html.js &': { order: 3, flexBasis: '100%', paddingBottom: 8 },
  },
  [theme.breakpoints.down('sm')]: {
    // Even without the buttons, the links don't fit beside the logo on phones, so they get a second row.
    'html:not(.js) &': { flexBasis: '100%', minWidth: 0, marginInline: -8, paddingBottom: 4 },
  },
  variants: [
    {
      props: { alwaysShown: false },
      style: { [theme.breakpoints.down(NAVIGATION_FROM)]: { 'html.js &': { display: 'none' } } },
    },
  ],
}));

const Entries = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  padding: 0,
  listStyle: 'none',
  '& > li': { position: 'relative' },
  [theme.breakpoints.down(390)]: {
    'html:not(.js) &': { gap: 0, '& > li > *': { paddingInline: 6, fontSize: '0.875rem' } },
  },
}));
