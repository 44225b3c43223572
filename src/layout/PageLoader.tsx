import styles from './PageLoader.module.css';

/** Fills the screen while a page's code is on its way: a centred spinner on black (specification section 2). */
export function PageLoader() {
  return (
    <div className={styles.loader} role="status">
      <span className={styles.spinner} />
      <span className="visually-hidden">Loading the page</span>
    </div>
  );
}
