import CheckRounded from '@mui/icons-material/CheckRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { TestReport } from '../../sandbox/protocol';
import { FailureText } from './FailureText';

const OUTCOMES = {
  passed: { Icon: CheckRounded, color: 'success', word: 'Passes' },
  failed: { Icon: CloseRounded, color: 'error', word: 'Fails' },
  unreached: { Icon: RemoveRounded, color: 'inherit', word: 'Not reached' },
} as const;

interface TestListProps {
  tests: readonly TestReport[];
}

/** The tests of an exercise with what came of each. The names of hidden ones are shown only when they fail. */
export function TestList({ tests }: TestListProps) {
  const hiddenCount = { passed: 0, failed: 0, unreached: 0 };
  for (const { hidden, outcome } of tests) if (hidden) hiddenCount[outcome] += 1;
  return (
    <List disablePadding aria-label="Tests">
      {tests.map((test, index) =>
        test.hidden && test.outcome !== 'failed' ? null : (
          <TestItem key={index} test={isTold(tests, index) ? withoutPlain(test) : test} />
        ),
      )}
      {(['passed', 'unreached'] as const).map((outcome) =>
        hiddenCount[outcome] > 0 ? (
          <TestItem
            key={outcome}
            test={{ name: hiddenName(hiddenCount[outcome]), hidden: false, outcome }}
          />
        ) : null,
      )}
    </List>
  );
}

/** Whether a test above has the same sentence: once is enough. */
function isTold(tests: readonly TestReport[], index: number): boolean {
  const plain = tests[index]?.failure?.plain;
  return tests.findIndex(({ failure }) => failure?.plain === plain) < index;
}

function withoutPlain({ failure, ...test }: TestReport): TestReport {
  return failure ? { ...test, failure: { ...failure, plain: undefined } } : test;
}

function hiddenName(count: number): string {
  return count === 1 ? 'one hidden test' : `${count} hidden tests`;
}

interface TestItemProps {
  test: TestReport;
}

function TestItem({ test: { name, hidden, outcome, failure } }: TestItemProps) {
  const { Icon, color, word } = OUTCOMES[outcome];
  return (
    <ListItem sx={{ alignItems: 'flex-start', gap: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Icon color={color} fontSize="small" sx={{ mt: 0.25 }} />
      <div>
        <Typography
          variant={outcome === 'failed' ? 'subtitle2' : 'body2'}
          component="p"
          sx={{ color: outcome === 'unreached' ? 'text.secondary' : undefined }}
        >
          <span className="visually-hidden">{word}: </span>
          {name}
          {hidden ? ' (hidden test)' : null}
        </Typography>
        {failure ? <FailureText failure={failure} /> : null}
      </div>
    </ListItem>
  );
}
