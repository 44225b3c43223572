import CheckRounded from '@mui/icons-material/CheckRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { TestReport } from '../../sandbox/protocol';
import * as texts from '../../texts/en/exerciseResults';
import { FailureText } from './FailureText';
import { OtherFailures } from './OtherFailures';

const OUTCOMES = {
  passed: { Icon: CheckRounded, color: 'success' },
  failed: { Icon: CloseRounded, color: 'error' },
  unreached: { Icon: RemoveRounded, color: 'inherit' },
} as const;

interface TestListProps {
  tests: readonly TestReport[];
  /** Highlights the failing element in the preview. */
  onShow?: (element: number[]) => void;
  /** Returns a function that steps through a test, by its index; undefined if it has no steps. */
  stepInto?: (test: number) => (() => void) | undefined;
}

/**
 * Results of an exercise's tests. Hidden tests are counted, and shown only if they fail. Explains the first
 * failure; the rest are collapsed so that the hints below stay within reach.
 */
export function TestList({ tests, onShow, stepInto }: TestListProps) {
  const hiddenCount = { passed: 0, failed: 0, unreached: 0 };
  for (const { hidden, outcome } of tests) if (hidden) hiddenCount[outcome] += 1;
  const firstFailed = tests.findIndex(({ outcome }) => outcome === 'failed');
  return (
    <>
      <List disablePadding aria-label={texts.tests}>
        {tests.map(({ failure, ...test }, index) =>
          test.hidden && test.outcome !== 'failed' ? null : (
            <TestItem key={index} test={test}>
              {failure && index === firstFailed ? (
                <FailureText failure={failure} onShow={onShow} onStep={stepInto?.(index)} />
              ) : null}
            </TestItem>
          ),
        )}
        {(['passed', 'unreached'] as const).map((outcome) =>
          hiddenCount[outcome] > 0 ? (
            <TestItem
              key={outcome}
              test={{ name: texts.hiddenTests(hiddenCount[outcome]), outcome }}
            />
          ) : null,
        )}
      </List>
      <OtherFailures tests={tests} onShow={onShow} stepInto={stepInto} />
    </>
  );
}

interface TestItemProps {
  test: Pick<TestReport, 'name' | 'outcome'>;
  /** Reason for the failure. */
  children?: ReactNode;
}

function TestItem({ test: { name, outcome }, children }: TestItemProps) {
  const { Icon, color } = OUTCOMES[outcome];
  return (
    <ListItem sx={{ alignItems: 'flex-start', gap: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Icon color={color} fontSize="small" sx={{ mt: 0.25 }} />
      <div>
        <Typography
          variant={outcome === 'failed' ? 'subtitle2' : 'body2'}
          component="p"
          sx={{ color: outcome === 'unreached' ? 'text.secondary' : undefined }}
        >
          <span className="visually-hidden">{texts.outcomes[outcome]}</span>
          {name}
        </Typography>
        {children}
      </div>
    </ListItem>
  );
}
