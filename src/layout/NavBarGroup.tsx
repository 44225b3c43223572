import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { siteHref } from '../content/basePath';
import { currentState, type NavigationItem } from './navigation';
import styles from './NavBar.module.css';

interface NavBarGroupProps {
  label: string;
  items: readonly NavigationItem[];
}

/** A group of entries in the header: a disclosure that closes on Escape, on a choice, and when focus leaves it. */
export function NavBarGroup({ label, items }: NavBarGroupProps) {
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
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      <ul id={listId} className={styles.group} hidden={!open}>
        {items.map((item) => (
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
