import { useClientValue } from '../../prerendered/useClientValue';
import styles from './CoursePrint.module.css';

/** On paper, the page's address: the link targets printed with it begin at the site's root. */
export function PrintedFrom() {
  const address = useClientValue(() => window.location.origin + window.location.pathname, '');
  return address ? <p className={styles.printed}>Printed from {address}</p> : null;
}
