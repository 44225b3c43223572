import { useDeferredValue, type ReactNode } from 'react';
import { useClientValue } from './useClientValue';
import styles from './AfterPaint.module.css';

interface AfterPaintProps {
  children: ReactNode;
}

/**
 * What stands below the first window of a page. When the router opens the page it follows once what stands above has been
 * painted, or a slow phone would take twice as long to show anything of the page. Prerendered, it is like any other part.
 */
export function AfterPaint({ children }: AfterPaintProps) {
  const isHydrating = useClientValue(() => false, true);
  // Who follows a link to a passage wants that first.
  const isThere = useDeferredValue(true, isHydrating || window.location.hash !== '');
  return isThere ? children : <div className={styles.coming} />;
}
