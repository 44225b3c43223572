import { styled } from '@mui/material/styles';
import { CodeRuns } from '../../components/code/CodeLines';
import { codeText, type CodeLine } from '../../content/lesson';

interface MarkedCodeProps {
  lines: readonly CodeLine[];
  /** Index of the highlighted line. */
  addedLine: number;
}

/** Code with one line highlighted as added. */
export function MarkedCode({ lines, addedLine }: MarkedCodeProps) {
  return (
    <Lines>
      <code>
        {lines.map((line, index) =>
          index === addedLine ? (
            <Added key={codeText([line])}>
              <CodeRuns line={line} />
            </Added>
          ) : (
            <Line key={codeText([line])}>
              <CodeRuns line={line} />
            </Line>
          ),
        )}
      </code>
    </Lines>
  );
}

const Lines = styled('pre')(({ theme }) => ({
  paddingBlock: 12,
  whiteSpace: 'pre-wrap',
  '& > code': { fontSize: '0.875rem', lineHeight: 1.7 },
  [theme.breakpoints.between('md', 'lg')]: { '& > code': { fontSize: '0.8125rem' } },
}));

const Line = styled('span')({ display: 'block', paddingInline: 16 });

const Added = styled('ins')(({ theme }) => ({
  display: 'block',
  padding: '0 16px 0 13px',
  borderInlineStart: `3px solid ${theme.vars.palette.success.main}`,
  backgroundColor: theme.vars.palette.site.successTint,
  textDecoration: 'none',
}));
