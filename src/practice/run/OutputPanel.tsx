import type { RunResult } from '../../runner/protocol';
import { OutputList } from './OutputList';
import styles from './run.module.css';

interface OutputPanelProps {
  /** Whose output it is. */
  name: string;
  title: string;
  result: Pick<RunResult, 'output' | 'cut' | 'error'>;
}

/** The console below the code. It is there from the start, so that what is added to it is read out. */
export function OutputPanel({ name, title, result }: OutputPanelProps) {
  const isEmpty = result.output.length === 0 && !result.error;
  return (
    <div className={styles.console} hidden={isEmpty}>
      <p className={styles.consoleTitle}>{title}</p>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable */}
      <div className={styles.panel} role="log" aria-label={`Output of ${name}`} tabIndex={0}>
        <OutputList result={result} />
      </div>
    </div>
  );
}
