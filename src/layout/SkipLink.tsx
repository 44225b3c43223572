import styles from './SkipLink.module.css';

/** The first stop of the Tab key: past the header to the page (WCAG 2.2, 2.4.1). */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to content
    </a>
  );
}
