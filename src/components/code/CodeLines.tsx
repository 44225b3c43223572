import { Fragment } from 'react';
import type { CodeLine } from '../../content/lesson';
import styles from './code.module.css';

interface CodeLinesProps {
  lines: readonly CodeLine[];
}

/**
 * Highlighted code as text with line breaks, for use inside `code`. Lines and tokens never move, so index
 * keys are safe.
 */
export function CodeLines({ lines }: CodeLinesProps) {
  return lines.map((line, number) => (
    <Fragment key={number}>
      {number > 0 ? '\n' : null}
      <CodeRuns line={line} />
    </Fragment>
  ));
}

interface CodeRunsProps {
  line: CodeLine;
}

/** The highlighted tokens of one line. */
export function CodeRuns({ line }: CodeRunsProps) {
  return line.map((run, index) =>
    typeof run === 'string' ? (
      run
    ) : (
      <span key={index} className={styles[run[0]]}>
        {run[1]}
      </span>
    ),
  );
}
