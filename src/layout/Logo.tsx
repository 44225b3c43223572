import { useId } from 'react';
import { brand } from '../brand/brand';
// Not its address: the build gives the drawing (build/logoLoader.ts).
import drawing from '../brand/logo.svg';
import { LOGO_ID_PREFIX } from '../brand/logoIds';
import styles from './Logo.module.css';

/** The brand's mark and name, side by side. */
export function Logo() {
  const id = useId();

  return (
    <span className={styles.logo}>
      <span
        className={styles.mark}
        // Gradients are found by their id, and the logo stands on a page more than once.
        dangerouslySetInnerHTML={{ __html: drawing.replaceAll(LOGO_ID_PREFIX, `${id}-`) }}
      />
      {brand.name}
    </span>
  );
}
