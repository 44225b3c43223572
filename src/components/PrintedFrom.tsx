import { useClientValue } from '../../prerendered/useClientValue';
import styles from './CoursePrint.module.css';

/** The page's URL, for print only: the printed links are relative to the site's root. */
export function PrintedFrom() {
  const address = useClientValue(() => window.location.origin + window.location.pathname, '');
  return address ? <p className={styles.printed}>Printed from {address}</p> : null;
}
