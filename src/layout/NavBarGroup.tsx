import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { siteHref } from '../content/basePath';
import { currentState, isCurrentGroup, type NavigationGroup } from './navigation';
import styles from './NavBar.module.css';

interface NavBarGroupProps {
  group: NavigationGroup;
}

/** A group of entries in the header: a disclosure that closes on Escape, on a choice, and when focus leaves it. */
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
    // The link that had the focus is gone.
    button.current?.focus();
  }

  return (
    <div onBlur={closeOnLeave} onKeyDown={closeOnEscape} role="presentation">
      <button
        ref={button}
        type="button"
        className={styles.link}
        aria-current={isCurrentGroup(pathname, group) ? 'true' : undefined}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        {group.label}
      </button>
      <ul id={listId} className={styles.group} hidden={!open}>
        {group.items.map((item) => (
          <li key={item.key}>
            <a
              href={siteHref(item.link)}
              className={styles.link}
              aria-current={currentState(pathname, item.link)}
              onClick={() => setOpen(false)}
            >
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
