import Button from '@mui/material/Button';
import type { SearchState } from './searchState';
import styles from './SearchNotice.module.css';

interface SearchNoticeProps {
  kind: SearchState['kind'];
  query: string;
  onRetry: () => void;
}

/** What is said above the list, or in its place. The dialog's live region reads it out. */
export function SearchNotice({ kind, query, onRetry }: SearchNoticeProps) {
  switch (kind) {
    case 'results':
      return null;
    case 'suggestions':
      return <p className={styles.label}>Start here</p>;
    case 'loading':
      return <p className={styles.notice}>Loading the search …</p>;
    case 'empty':
      return (
        <div className={styles.notice}>
          <p>
            Nothing found for <strong>{query.trim()}</strong>.
          </p>
          <p>Try fewer words, or look around in one of these.</p>
        </div>
      );
    case 'failed':
      return (
        <div className={styles.notice}>
          <p>The search could not be loaded. Check your connection, or go on with one of these.</p>
          <Button variant="outlined" size="small" onClick={onRetry}>
            Try again
          </Button>
        </div>
      );
  }
}
