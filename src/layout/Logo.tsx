import { brand } from '../brand/brand';
import { logo } from '../brand/logo';
import styles from './Logo.module.css';

/** The brand's mark and name, side by side. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg
        className={styles.mark}
        viewBox={logo.viewBox}
        width="32"
        height="32"
        fill="none"
        stroke="currentColor"
        strokeWidth={logo.strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {logo.strokes.map((stroke) => (
          <path key={stroke} d={stroke} />
        ))}
      </svg>
      {brand.name}
    </span>
  );
}
