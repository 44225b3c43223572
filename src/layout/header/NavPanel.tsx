import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Toolbar from '@mui/material/Toolbar';
import { useState, type ReactNode } from 'react';
import { returning } from '../../progress/widgets/lazyReturning';
import { ReturningOnly } from '../../progress/widgets/ReturningOnly';
import { ADDRESSES, GLOSSARY_ADDRESS, PLANNER_ADDRESS, REVIEW_ADDRESS } from '../../site/addresses';
import { MOCK_LINKS } from '../../site/mockLinks';
import type { NavigationItem } from '../../site/navigationModel';
import { ownLinksIn } from '../../site/ownLinks';
import { AccountButtons } from '../account/AccountButtons';
import { LanguageLinks } from '../footer/LanguageLinks';
import { Logo } from '../Logo';
import * as texts from '../../texts/en/navPanel';
import { NavPanelEntry } from './NavPanelEntry';
import { PanelContinue } from './PanelContinue';

/** Link to the home page. In the header, the logo is this link. */
const HOME: NavigationItem = { key: 'home', label: texts.home, link: ADDRESSES.home };

interface MoreLinkProps {
  href: string;
  onClick: () => void;
  children: ReactNode;
}

function MoreLink({ href, onClick, children }: MoreLinkProps) {
  return (
    <ListItem disablePadding>
      <ListItemButton
        href={href}
        onClick={onClick}
        sx={{ minHeight: 44, px: 1.5, justifyContent: 'space-between', color: 'text.secondary' }}
      >
        {children}
      </ListItemButton>
    </ListItem>
  );
}

interface NavPanelProps {
  navigation: readonly NavigationItem[];
  open: boolean;
  /** Called when a Login or Sign Up button with the action `info` is clicked. */
  onAccount: () => void;
  /**
   * @param chosen - true if the reader chose a link
   */
  onClose: (chosen: boolean) => void;
}

/** Side panel with the navigation and the account buttons (specification section 2). */
export function NavPanel({ navigation, open, onAccount, onClose }: NavPanelProps) {
  const [openGroup, setOpenGroup] = useState<string | null>(null);

  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={() => onClose(false)}
      disableRestoreFocus
      slotProps={{
        paper: {
          'aria-label': texts.menu,
          sx: { width: { xs: '80%', sm: '60%', md: '40%', lg: '30%' } },
        },
      }}
    >
      <Toolbar
        sx={{
          justifyContent: 'space-between',
          paddingInlineStart: 3,
          paddingInlineEnd: 1.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Logo />
        <IconButton aria-label={texts.closeMenu} onClick={() => onClose(false)}>
          <CloseIcon />
        </IconButton>
      </Toolbar>
      <PanelContinue onChoose={() => onClose(true)} />
      <nav aria-label={texts.menu}>
        <List sx={{ p: 1.5 }}>
          {[HOME, ...navigation].map((item) => (
            <NavPanelEntry
              key={item.key}
              item={item}
              open={openGroup === item.key}
              onToggle={() => setOpenGroup(openGroup === item.key ? null : item.key)}
              onChoose={() => onClose(true)}
            />
          ))}
        </List>
      </nav>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          px: 3,
          pt: 2,
          pb: 3,
          borderTop: 1,
          borderColor: 'divider',
          // Aligns the button's label with the links above.
          '& > .MuiButton-text:first-of-type': { marginInlineStart: -2.25 },
        }}
      >
        <AccountButtons onInfo={onAccount} />
      </Box>
      <List aria-label={texts.more} sx={{ px: 1.5, py: 1, borderTop: 1, borderColor: 'divider' }}>
        <MoreLink href={GLOSSARY_ADDRESS} onClick={() => onClose(true)}>
          {texts.glossary}
        </MoreLink>
        <MoreLink href={REVIEW_ADDRESS} onClick={() => onClose(true)}>
          {texts.review}
          <ReturningOnly code={returning}>{({ DueCount }) => <DueCount />}</ReturningOnly>
        </MoreLink>
        {MOCK_LINKS.map(({ label, link }) => (
          <MoreLink key={link} href={link} onClick={() => onClose(true)}>
            {label}
          </MoreLink>
        ))}
        <MoreLink href={PLANNER_ADDRESS} onClick={() => onClose(true)}>
          {texts.studyPlanner}
        </MoreLink>
        {ownLinksIn('panel').map(({ label, path }) => (
          <MoreLink key={path} href={path} onClick={() => onClose(true)}>
            {label}
          </MoreLink>
        ))}
      </List>
      <Box sx={{ px: 3, pb: 2 }}>
        <LanguageLinks />
      </Box>
    </Drawer>
  );
}
