import { CodeLines } from '../../components/code/CodeLines';
import type { CodeLine } from '../../content/lesson';
import styles from './TriedOut.module.css';

const LINES: CodeLine[] = [
  [['keyword', 'function'], ' ', ['name', 'sum'], '(numbers) {'],
  ['  ', ['keyword', 'let'], ' total = ', ['number', '0'], ';'],
  ['  ', ['keyword', 'for'], ' (', ['keyword', 'const'], ' n ', ['keyword', 'of'], ' numbers) {'],
  ['    total = n;'],
  ['  }'],
  ['  ', ['keyword', 'return'], ' total;'],
  ['}'],
];

const RESULTS = [
  { id: 'one', passed: true, text: 'sum([5]) is 5' },
  { id: 'several', passed: false, text: 'sum([1, 2, 3]) should be 6, got 3' },
];

/** What an exercise looks like after a first try. */
export function TriedOut() {
  return (
    <figure className={styles.figure}>
      <pre className={styles.code}>
        <code>
          <CodeLines lines={LINES} />
        </code>
      </pre>
      <ul className={styles.results}>
        {RESULTS.map(({ id, passed, text }) => (
          <li key={id} className={passed ? styles.passed : styles.failed}>
            <span className={styles.outcome}>{passed ? 'passed' : 'failed'}</span> {text}
          </li>
        ))}
      </ul>
      <figcaption className={styles.caption}>
        A first try at an exercise, and what it tells you.
      </figcaption>
    </figure>
  );
}
