import type { TestFailure, TestReport } from '../../runner/protocol';
import { FailIcon, PassIcon, PendingIcon } from './icons';
import styles from './run.module.css';

const OUTCOMES = {
  passed: { Icon: PassIcon, word: 'Passes' },
  failed: { Icon: FailIcon, word: 'Fails' },
  unreached: { Icon: PendingIcon, word: 'Not reached' },
};

interface TestListProps {
  tests: readonly TestReport[];
}

/** The tests of an exercise with what came of each. The names of hidden ones are shown only when they fail. */
export function TestList({ tests }: TestListProps) {
  const hiddenCount = { passed: 0, failed: 0, unreached: 0 };
  for (const { hidden, outcome } of tests) if (hidden) hiddenCount[outcome] += 1;
  return (
    <ul className={styles.tests} aria-label="Tests">
      {tests.map((test, place) =>
        test.hidden && test.outcome !== 'failed' ? null : <TestItem key={place} test={test} />,
      )}
      {(['passed', 'unreached'] as const).map((outcome) =>
        hiddenCount[outcome] > 0 ? (
          <TestItem
            key={outcome}
            test={{ name: hiddenName(hiddenCount[outcome]), hidden: false, outcome }}
          />
        ) : null,
      )}
    </ul>
  );
}

function hiddenName(count: number): string {
  return count === 1 ? 'one hidden test' : `${count} hidden tests`;
}

interface TestItemProps {
  test: TestReport;
}

function TestItem({ test: { name, hidden, outcome, failure } }: TestItemProps) {
  const { Icon, word } = OUTCOMES[outcome];
  return (
    <li className={styles[outcome]}>
      <p className={styles.testName}>
        <Icon />
        <span>
          <span className="visually-hidden">{word}: </span>
          {name}
          {hidden ? <span className={styles.hiddenMark}> (hidden test)</span> : null}
        </span>
      </p>
      {failure ? <FailureText failure={failure} /> : null}
    </li>
  );
}

interface FailureTextProps {
  failure: TestFailure;
}

function FailureText({ failure }: FailureTextProps) {
  const { message, label, expected, received, line } = failure;
  const facts = [
    ['Tried', label],
    ['Expected', expected],
    ['Received', received],
  ] as const;
  const compared = expected !== undefined && received !== undefined;
  return (
    <div className={styles.failure}>
      {/* Two values side by side already say that they differ. */}
      {compared && message === 'The values differ.' ? null : (
        <p>
          {message}
          {line === undefined ? null : ` (line ${line})`}
        </p>
      )}
      <dl>
        {facts.map(([term, text]) =>
          text === undefined ? null : (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <samp>{text}</samp>
              </dd>
            </div>
          ),
        )}
      </dl>
    </div>
  );
}
