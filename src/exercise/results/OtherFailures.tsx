import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Disclosure } from '../../components/Disclosure';
import type { TestReport } from '../../sandbox/protocol';
import * as texts from '../../texts/en/exerciseResults';
import { FailureText } from './FailureText';

const listStyles = { display: 'grid', gap: 2.5, m: 0, p: 0, listStyle: 'none' } as const;

interface OtherFailuresProps {
  tests: readonly TestReport[];
  /** Highlights the failing element in the preview. */
  onShow?: (element: number[]) => void;
  /** Returns a function that steps through a test, by its index; undefined if it has no steps. */
  stepInto?: (test: number) => (() => void) | undefined;
}

/** Collapsed explanations of all failures after the first. */
export function OtherFailures({ tests, onShow, stepInto }: OtherFailuresProps) {
  const failed = tests
    .map((test, order) => ({ ...test, order }))
    .filter(({ outcome }) => outcome === 'failed');
  const others = failed.slice(1);
  if (others.length === 0) return null;
  return (
    <Box sx={{ px: 2, borderTop: 1, borderColor: 'divider' }}>
      {/* The key collapses the list again when the set of failures changes. */}
      <Disclosure
        key={others.map(({ name }) => name).join('\n')}
        size="small"
        summary={texts.otherFailures(others.length)}
      >
        <Box component="ul" aria-label={texts.whyOthersFailed(others.length)} sx={listStyles}>
          {others.map(({ name, failure, order }, index) => (
            <li key={index}>
              <Typography variant="subtitle2" component="p" sx={{ color: 'text.primary' }}>
                {name}
              </Typography>
              {failure ? (
                <FailureText
                  failure={
                    isRepeated(failed, index + 1) ? { ...failure, plain: undefined } : failure
                  }
                  onShow={onShow}
                  onStep={stepInto?.(order)}
                />
              ) : null}
            </li>
          ))}
        </Box>
      </Disclosure>
    </Box>
  );
}

/** Returns true if an earlier failure has the same plain-English explanation. */
function isRepeated(failed: readonly TestReport[], index: number): boolean {
  const plain = failed[index]?.failure?.plain;
  return failed.findIndex(({ failure }) => failure?.plain === plain) < index;
}
