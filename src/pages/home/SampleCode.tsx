import { styled } from '@mui/material/styles';
import { CodeRuns } from '../../components/code/CodeLines';
import { codeText } from '../../content/lesson';
import { SAMPLE_CODE, SAMPLE_OUTPUT } from './lessonSample';

/** The sample lesson's code with what it prints. */
export function SampleCode() {
  return (
    <Ground>
      <Lines>
        <code>
          {SAMPLE_CODE.map((line) => (
            <Line key={codeText([line])}>
              <CodeRuns line={line} />
              {'\n'}
            </Line>
          ))}
        </code>
      </Lines>
      <Output>
        <span>Output</span>
        <samp>{SAMPLE_OUTPUT}</samp>
      </Output>
    </Ground>
  );
}

const Ground = styled('div')(({ theme }) => ({
  alignSelf: 'stretch',
  display: 'flex',
  flexDirection: 'column',
  color: theme.vars.palette.site.codeText,
  backgroundColor: theme.vars.palette.site.codeGround,
}));

const Lines = styled('pre')(({ theme }) => ({
  flex: 1,
  padding: '20px 16px 20px 0',
  fontSize: '0.8125rem',
  lineHeight: 1.7,
  whiteSpace: 'pre-wrap',
  counterReset: 'line',
  '& > code': { fontSize: 'inherit' },
  [theme.breakpoints.up('sm')]: { fontSize: '0.9375rem' },
}));

const Line = styled('span')(({ theme }) => ({
  display: 'block',
  paddingLeft: 48,
  counterIncrement: 'line',
  '&::before': {
    content: 'counter(line) / ""',
    float: 'left',
    width: 24,
    marginLeft: -36,
    textAlign: 'right',
    color: theme.vars.palette.site.codeComment,
  },
  [theme.breakpoints.up('sm')]: { paddingLeft: 64, '&::before': { marginLeft: -40 } },
}));

const Output = styled('p')(({ theme }) => ({
  ...theme.typography.label,
  display: 'flex',
  gap: 16,
  padding: '12px 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '0.9375rem',
  '& > span': { color: theme.vars.palette.site.codeComment },
  '& > samp': { fontSize: 'inherit', fontWeight: 600 },
  [theme.breakpoints.up('sm')]: { paddingInline: 24 },
}));
