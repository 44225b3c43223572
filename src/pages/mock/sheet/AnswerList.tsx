import { styled } from '@mui/material/styles';
import type { SheetQuestion } from '../../../content/mockProblem';
import { Inlines } from '../../lesson/blocks/Inlines';
import { ProblemText } from '../ProblemText';

interface AnswerListProps {
  lines: readonly SheetQuestion[];
  lang: string | undefined;
}

/** Questions with their answers open, for the interviewer. */
export function AnswerList({ lines, lang }: AnswerListProps) {
  return (
    <Lines lang={lang}>
      {lines.map(({ question, answer }, index) => (
        <div key={index}>
          <dt>
            <Inlines>{question}</Inlines>
          </dt>
          <dd>
            <ProblemText lang={lang}>{answer}</ProblemText>
          </dd>
        </div>
      ))}
    </Lines>
  );
}

const Lines = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': { padding: '8px 0', borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& dt': { ...theme.typography.subtitle1 },
  '& dd': { margin: 0 },
}));
