import Paper from '@mui/material/Paper';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { isCurrentGroup, type NavigationGroup } from '../../site/navigationModel';
import { NavControl } from './NavControl';
import { NavLink } from './NavLink';

/** Positioned below the button, over the page. */
const GROUP = {
  position: 'absolute',
  top: '100%',
  insetInlineStart: 0,
  minWidth: 200,
  mt: 0.5,
  p: 1,
  listStyle: 'none',
  borderColor: 'divider',
  '& a': { width: '100%', justifyContent: 'flex-start', whiteSpace: 'nowrap' },
} as const;

interface NavBarGroupProps {
  group: NavigationGroup;
}

/**
 * Group in the header's navigation. A disclosure that closes on Escape, after the reader chooses a link, and
 * when focus leaves it.
 */
export function NavBarGroup({ group }: NavBarGroupProps) {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);

  function closeOnLeave(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    // Return focus to the button, because the focused link is now hidden.
    button.current?.focus();
  }

  return (
    <div onBlur={closeOnLeave} onKeyDown={closeOnEscape} role="presentation">
      <NavControl
        ref={button}
        aria-current={isCurrentGroup(pathname, group) ? 'true' : undefined}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        {group.label}
      </NavControl>
      <Paper component="ul" variant="outlined" id={listId} hidden={!open} sx={GROUP}>
        {group.items.map((item) => (
          <li key={item.key}>
            <NavLink item={item} control={NavControl} onChoose={() => setOpen(false)} />
          </li>
        ))}
      </Paper>
    </div>
  );
}
