import Typography from '@mui/material/Typography';
import { Disclosure } from '../../../components/Disclosure';
import type { SheetQuestion } from '../../../content/mockProblem';
import { Inlines } from '../../lesson/blocks/Inlines';
import { ProblemText } from '../ProblemText';

interface QuestionLineProps {
  line: SheetQuestion;
  lang: string | undefined;
  /** Called when the answer is opened. */
  onOpen?: () => void;
}

/** A question whose answer opens with a press. */
export function QuestionLine({ line: { question, answer }, lang, onOpen }: QuestionLineProps) {
  return (
    <Disclosure
      size="small"
      summary={
        <Typography component="span" variant="body2" lang={lang}>
          <Inlines>{question}</Inlines>
        </Typography>
      }
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen?.();
      }}
    >
      <ProblemText lang={lang}>{answer}</ProblemText>
    </Disclosure>
  );
}
