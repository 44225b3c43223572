import { useLocation } from 'react-router-dom';
import { siteHref } from '../content/basePath';
import { NavBarGroup } from './NavBarGroup';
import { currentState, type NavigationItem } from './navigation';
import styles from './NavBar.module.css';

interface NavBarProps {
  navigation: readonly NavigationItem[];
  /** Shows the bar on small screens too, in a row of its own: the way on when the panel could not be fetched. */
  alwaysShown: boolean;
}

/** The navigation within the header. Below `md` it shows only where there is no script to open the panel with. */
export function NavBar({ navigation, alwaysShown }: NavBarProps) {
  const { pathname } = useLocation();

  return (
    <nav aria-label="Main" className={`${styles.nav} ${alwaysShown ? styles.always : ''}`}>
      <ul className={styles.list}>
        {navigation.map((item) => (
          <li key={item.key} className={styles.item}>
            {item.items ? (
              <NavBarGroup group={item} />
            ) : (
              <a
                href={siteHref(item.link)}
                className={styles.link}
                aria-current={currentState(pathname, item.link)}
              >
                {item.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
