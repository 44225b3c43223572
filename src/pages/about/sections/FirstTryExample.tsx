import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CodeLines } from '../../../components/code/CodeLines';
import type { CodeLine } from '../../../content/lesson';
import * as texts from '../../../texts/en/aboutSections';

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
  { id: 'one', passed: true, text: texts.passedTest },
  { id: 'several', passed: false, text: texts.failedTest },
];

/** Example of an exercise after a first attempt. */
export function FirstTryExample() {
  return (
    <Card component="figure" sx={{ bgcolor: 'site.codeGround' }}>
      <Code>
        <code>
          <CodeLines lines={LINES} />
        </code>
      </Code>
      <Results>
        {RESULTS.map(({ id, passed, text }) => (
          <li key={id}>
            <Box component="strong" sx={{ color: passed ? 'success.main' : 'error.main' }}>
              {passed ? texts.passed : texts.failed}
            </Box>{' '}
            {text}
          </li>
        ))}
      </Results>
      <Typography
        component="figcaption"
        variant="caption"
        sx={{ display: 'block', px: 2.5, py: 1.5, color: 'text.secondary' }}
      >
        {texts.firstTry}
      </Typography>
    </Card>
  );
}

const Code = styled('pre')(({ theme }) => ({
  padding: '20px 20px 16px',
  color: theme.vars.palette.site.codeText,
  fontSize: '0.9375rem',
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
}));

const Results = styled('ul')(({ theme }) => ({
  ...theme.typography.label,
  padding: '12px 20px',
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  lineHeight: 1.9,
  listStyle: 'none',
}));
