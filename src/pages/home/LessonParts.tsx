import { CodeRuns } from '../../components/code/CodeLines';
import { codeText } from '../../content/lesson';
import { SAMPLE_CHECKS, SAMPLE_CODE, SAMPLE_OUTPUT, type SampleCheck } from './lessonSample';
import styles from './LessonParts.module.css';

/** A passage of the sample lesson. */
export function ReadPart() {
  return (
    <div className={styles.prose}>
      <p className={styles.title}>The average of a list</p>
      <p>
        Add the numbers up, then divide by how many there are. And when there are <em>none</em>?
        Hold that thought.
      </p>
    </div>
  );
}

/** The sample's code with what it prints. */
export function RunPart() {
  return (
    <div className={styles.editor}>
      <pre className={styles.code}>
        <code>
          {SAMPLE_CODE.map((line) => (
            <span key={codeText([line])} className={styles.line}>
              <CodeRuns line={line} />
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
      <p className={styles.output}>
        <span className={styles.prompt}>Output</span>
        <samp>{SAMPLE_OUTPUT}</samp>
      </p>
    </div>
  );
}

/** The checks of the sample's exercise: one holds, one does not. */
export function CheckPart() {
  return (
    <ul className={styles.checks}>
      {SAMPLE_CHECKS.map((check) => (
        <li key={check.name} className={hasPassed(check) ? styles.passed : styles.failed}>
          <span className={styles.verdict}>{hasPassed(check) ? 'Passed' : 'Not yet'}</span>
          <span>{check.name}</span>
          {hasPassed(check) ? null : (
            <code className={styles.difference}>
              {check.call}
              <br />
              expected {check.expected}
              <br />
              received {check.received}
            </code>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The lesson's status line. */
export function KeepPart() {
  const passed = SAMPLE_CHECKS.filter(hasPassed).length;
  return (
    <p className={styles.status}>
      <span>
        {passed} of {SAMPLE_CHECKS.length} checks
      </span>
      <span className={styles.kept}>kept in this browser</span>
    </p>
  );
}

function hasPassed({ expected, received }: SampleCheck): boolean {
  return expected === received;
}
