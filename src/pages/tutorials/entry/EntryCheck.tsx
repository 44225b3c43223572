import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { ENTRY_POINTS } from '../../../../.generated/starts';
import { ButtonLink } from '../../../components/ButtonLink';
import { lessonAddress } from '../../../site/addresses';
import * as texts from '../../../texts/en/tutorialsEntry';
import { nextEntry } from './entry';
import { EntryCard } from './EntryCard';
import { EntryList } from './EntryList';

/** Finds the starting point for visitors with experience. Shows nothing if the school has no questions for it. */
export function EntryCheck() {
  return ENTRY_POINTS === null ? null : <EntryQuestions points={ENTRY_POINTS} />;
}

interface EntryQuestionsProps {
  points: NonNullable<typeof ENTRY_POINTS>;
}

/** Asks one question at a time. */
function EntryQuestions({ points }: EntryQuestionsProps) {
  const [answers, setAnswers] = useState<readonly boolean[]>([]);
  const text = useRef<HTMLParagraphElement>(null);
  const next = nextEntry(points, answers);

  /** Updates the answers and moves focus to the new text, because the clicked button unmounts. */
  function showAnew(given: readonly boolean[]) {
    setAnswers(given);
    text.current?.focus();
  }

  return (
    <EntryCard id="already" title={texts.title}>
      <EntryList points={points} />
      <Steps className="js-only">
        <Typography variant="label">
          {'ask' in next
            ? texts.questionNumber(answers.length + 1, points.questions.length)
            : texts.startingPoint}
        </Typography>
        <Typography
          ref={text}
          role="status"
          tabIndex={-1}
          variant={'ask' in next ? 'subtitle1' : 'body1'}
          sx={{ mt: 0.5, outline: 'none' }}
        >
          {'ask' in next ? next.ask.question : next.begin.why}
        </Typography>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, pt: 2.5 }}>
          {'ask' in next ? (
            <>
              <Button variant="outlined" size="large" onClick={() => showAnew([...answers, true])}>
                {texts.yes}
              </Button>
              <Button variant="outlined" size="large" onClick={() => showAnew([...answers, false])}>
                {texts.no}
              </Button>
            </>
          ) : (
            <>
              <ButtonLink to={lessonAddress(next.begin.lesson.slug)}>
                {next.begin.lesson.title}
              </ButtonLink>
              <Button size="large" onClick={() => showAnew([])}>
                {texts.startOver}
              </Button>
            </>
          )}
        </Stack>
      </Steps>
    </EntryCard>
  );
}

const Steps = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  // Fits the longest text, so that the height stays the same for every question.
  minHeight: '11.5rem',
  [theme.breakpoints.up('sm')]: { minHeight: '9.5rem' },
}));
