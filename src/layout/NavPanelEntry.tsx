import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { siteHref } from '../content/basePath';
import {
  currentState,
  isCurrentGroup,
  type NavigationItem,
  type NavigationLink,
} from './navigation';
import styles from './NavPanel.module.css';

interface NavPanelEntryProps {
  item: NavigationItem;
  /** Whether the entry's group is open; of no meaning without one. */
  open: boolean;
  onToggle: () => void;
  onChoose: () => void;
}

/** One entry of the side panel: a link, or a group that opens in place. */
export function NavPanelEntry({ item, open, onToggle, onChoose }: NavPanelEntryProps) {
  const { pathname } = useLocation();
  const listId = useId();

  return (
    <li>
      {item.items ? (
        <>
          <button
            type="button"
            className={styles.link}
            aria-current={isCurrentGroup(pathname, item) ? 'true' : undefined}
            aria-expanded={open}
            aria-controls={listId}
            onClick={onToggle}
          >
            {item.label}
          </button>
          <ul id={listId} className={styles.group} hidden={!open}>
            {item.items.map((child) => (
              <li key={child.key}>
                <PanelLink item={child} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <PanelLink item={item} onChoose={onChoose} />
      )}
    </li>
  );
}

interface PanelLinkProps {
  item: NavigationLink;
  onChoose: () => void;
}

function PanelLink({ item, onChoose }: PanelLinkProps) {
  const { pathname } = useLocation();
  return (
    <a
      href={siteHref(item.link)}
      className={styles.link}
      aria-current={currentState(pathname, item.link)}
      onClick={onChoose}
    >
      {item.label}
    </a>
  );
}
