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
  /** What they are called. */
  word?: string;
  /** Points at the element that a failure is about. */
  onShow?: (element: number[]) => void;
}

/** The tests of an exercise with what came of each. The names of hidden ones are shown only when they fail. */
export function TestList({ tests, word = 'test', onShow }: TestListProps) {
  const hiddenCount = { passed: 0, failed: 0, unreached: 0 };
  for (const { hidden, outcome } of tests) if (hidden) hiddenCount[outcome] += 1;
  return (
    <List disablePadding aria-label={word === 'test' ? 'Tests' : 'Checks'}>
      {tests.map((test, index) =>
        test.hidden && test.outcome !== 'failed' ? null : (
          <TestItem
            key={index}
            test={isTold(tests, index) ? withoutPlain(test) : test}
            word={word}
            onShow={onShow}
          />
        ),
      )}
      {(['passed', 'unreached'] as const).map((outcome) =>
        hiddenCount[outcome] > 0 ? (
          <TestItem
            key={outcome}
            test={{ name: hiddenName(hiddenCount[outcome], word), hidden: false, outcome }}
            word={word}
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

function hiddenName(count: number, word: string): string {
  return count === 1 ? `one hidden ${word}` : `${count} hidden ${word}s`;
}

interface TestItemProps extends Pick<TestListProps, 'onShow'> {
  test: TestReport;
  word: string;
}

function TestItem({ test: { name, hidden, outcome, failure }, word, onShow }: TestItemProps) {
  const { Icon, color, word: outcomeWord } = OUTCOMES[outcome];
  return (
    <ListItem sx={{ alignItems: 'flex-start', gap: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Icon color={color} fontSize="small" sx={{ mt: 0.25 }} />
      <div>
        <Typography
          variant={outcome === 'failed' ? 'subtitle2' : 'body2'}
          component="p"
          sx={{ color: outcome === 'unreached' ? 'text.secondary' : undefined }}
        >
          <span className="visually-hidden">{outcomeWord}: </span>
          {name}
          {hidden ? ` (hidden ${word})` : null}
        </Typography>
        {failure ? <FailureText failure={failure} onShow={onShow} /> : null}
      </div>
    </ListItem>
  );
}
