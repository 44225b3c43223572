import styles from './OnThisPage.module.css';

const PARTS = [
  { id: 'purpose', label: 'Purpose' },
  { id: 'material', label: 'Material' },
  { id: 'storage', label: 'Storage' },
  { id: 'accounts', label: 'Accounts' },
  { id: 'accessibility', label: 'Accessibility' },
  { id: 'questions', label: 'Questions' },
  { id: 'contact', label: 'Contact' },
];

/** Links to the page's sections. */
export function OnThisPage() {
  return (
    <nav className={`${styles.nav} screen-only`} aria-label="On this page">
      <ul className={styles.list}>
        {PARTS.map(({ id, label }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
