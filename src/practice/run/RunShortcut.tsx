import { useClientValue } from '../../components/useClientValue';
import styles from './run.module.css';

/** Names the keys that run the code: on a Mac others than elsewhere. */
export function RunShortcut() {
  const isMac = useClientValue(() => /Mac|iP(?:hone|ad|od)/.test(navigator.platform), false);
  return (
    <span className={styles.shortcut} aria-hidden="true">
      <kbd>{isMac ? '⌘' : 'Ctrl'}</kbd> <kbd>Enter</kbd>
    </span>
  );
}
