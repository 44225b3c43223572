import type { RunError, RunResult } from '../../runner/protocol';
import styles from './run.module.css';

interface OutputListProps {
  result: Pick<RunResult, 'output' | 'cut' | 'error'>;
}

/** What a run printed, one item a call of the console, and the error that ended it. */
export function OutputList({ result: { output, cut, error } }: OutputListProps) {
  return (
    <>
      {output.length > 0 ? (
        <ol className={styles.output}>
          {output.map(({ level, text }, place) => (
            <li key={place} className={styles[level]}>
              {level === 'log' ? null : <span className={styles.level}>{level}</span>}
              {/* An empty line would have no height. */}
              <samp>{text === '' ? ' ' : text}</samp>
            </li>
          ))}
        </ol>
      ) : null}
      {cut ? (
        <p className={styles.notice}>
          There was more output than is shown here; the rest was dropped.
        </p>
      ) : null}
      {error ? <ErrorText error={error} /> : null}
    </>
  );
}

interface ErrorTextProps {
  error: RunError;
}

function ErrorText({ error: { name, message, line, hint } }: ErrorTextProps) {
  return (
    <div className={styles.error}>
      <p>
        <samp>
          {name}: {message}
        </samp>
      </p>
      {line === undefined && !hint ? null : (
        <p className={styles.where}>
          {line === undefined ? null : `Line ${line}. `}
          {hint}
        </p>
      )}
    </div>
  );
}
