import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { isCurrentGroup, type NavigationItem } from '../../site/navigationModel';
import { NavLink } from './NavLink';
import { PanelControl } from './PanelControl';

interface NavPanelEntryProps {
  item: NavigationItem;
  /** True if the entry is an open group. */
  open: boolean;
  onToggle: () => void;
  onChoose: () => void;
}

/** Entry in the side panel: a link or an expandable group. */
export function NavPanelEntry({ item, open, onToggle, onChoose }: NavPanelEntryProps) {
  const { pathname } = useLocation();
  const listId = useId();

  if (!item.items) {
    return (
      <ListItem disablePadding>
        <NavLink item={item} control={PanelControl} onChoose={onChoose} />
      </ListItem>
    );
  }
  return (
    <ListItem disablePadding sx={{ display: 'block' }}>
      <PanelControl
        component="button"
        aria-current={isCurrentGroup(pathname, item) ? 'true' : undefined}
        aria-expanded={open}
        aria-controls={listId}
        onClick={onToggle}
      >
        {item.label}
      </PanelControl>
      <Collapse in={open}>
        <List id={listId} disablePadding sx={{ paddingInlineStart: 2 }}>
          {item.items.map((child) => (
            <ListItem key={child.key} disablePadding>
              <NavLink item={child} control={PanelControl} onChoose={onChoose} />
            </ListItem>
          ))}
        </List>
      </Collapse>
    </ListItem>
  );
}
