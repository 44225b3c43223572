import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { OutputEntry, RunResult } from '../../sandbox/protocol';
import * as texts from '../../texts/en/runOutput';
import { ErrorText } from './ErrorText';

interface OutputListProps {
  result: Pick<RunResult, 'output' | 'cut' | 'error'>;
}

/** Output of a run, with one list item per console call, and the error that ended it. */
export function OutputList({ result: { output, cut, error } }: OutputListProps) {
  return (
    <>
      {output.length > 0 ? (
        <Lines>
          {output.map(({ level, text }, index) => (
            <Line key={index} level={level}>
              {level === 'log' ? null : <span>{level}</span>}
              {/* The space gives empty lines their height. */}
              <samp>{text === '' ? ' ' : text}</samp>
            </Line>
          ))}
        </Lines>
      ) : null}
      {cut ? (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {texts.tooMuchOutput}
        </Typography>
      ) : null}
      {error ? <ErrorText error={error} /> : null}
    </>
  );
}

const Lines = styled('ol')({
  width: 'max-content',
  minWidth: '100%',
  padding: 0,
  fontSize: '0.875rem',
  lineHeight: '1.375rem',
  listStyle: 'none',
  '& samp': { fontSize: 'inherit', whiteSpace: 'pre' },
  '@media print': { width: 'auto', '& samp': { whiteSpace: 'pre-wrap' } },
});

const Line = styled('li', { shouldForwardProp: (name) => name !== 'level' })<
  Pick<OutputEntry, 'level'>
>(({ theme }) => ({
  display: 'flex',
  gap: 12,
  '& > span': { fontFamily: theme.typography.label.fontFamily, fontSize: '0.8125rem' },
  variants: [
    { props: { level: 'warn' }, style: { color: theme.vars.palette.secondary.main } },
    { props: { level: 'error' }, style: { color: theme.vars.palette.error.main } },
  ],
}));
