import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { Disclosure } from '../../../components/Disclosure';
import type { MockProblem } from '../../../content/mockProblem';
import * as texts from '../../../texts/en/mockTask';
import { ProblemText } from '../ProblemText';
import { QuestionLine } from '../sheet/QuestionLine';
import type { TaskWork } from '../session/session';
import type { TaskActions } from './taskActions';

interface AskPanelProps extends Pick<TaskActions, 'onWork'> {
  problem: MockProblem;
  work: TaskWork;
}

/** The interviewer's sheet for someone who practices alone. It opens line by line, and notes what was opened. */
export function AskPanel({ problem, work, onWork }: AskPanelProps) {
  const { answers, hints, language } = problem;
  const list = useRef<HTMLOListElement>(null);

  function ask(index: number) {
    onWork(({ asked, askedAt }) =>
      asked.includes(index) ? {} : { asked: [...asked, index], askedAt: askedAt ?? Date.now() },
    );
  }

  function openHint() {
    onWork(({ hints: opened }) => ({ hints: opened + 1 }));
    // The clicked button unmounts with the last hint, which would lose focus.
    if (work.hints + 1 === hints.length) list.current?.focus();
  }

  return (
    <Box component="section" aria-labelledby="mock-ask">
      <Typography variant="h4" component="h3" id="mock-ask">
        {texts.askTitle}
      </Typography>
      <Typography variant="body2" sx={{ my: 1, color: 'text.secondary' }}>
        {texts.askIntro}
      </Typography>
      <Disclosure
        summary={texts.questions}
        aside={texts.askedOf(work.asked.length, answers.length)}
      >
        {answers.map((answer, index) => (
          <QuestionLine key={index} line={answer} lang={language} onOpen={() => ask(index)} />
        ))}
      </Disclosure>
      <Disclosure summary={texts.hints} aside={texts.hintsOf(work.hints, hints.length)}>
        <Box
          ref={list}
          component="ol"
          aria-label={texts.hints}
          aria-live="polite"
          tabIndex={-1}
          sx={{ paddingInlineStart: 2.5, outline: 'none' }}
        >
          {hints.slice(0, work.hints).map((hint, index) => (
            <Box component="li" key={index} sx={{ mb: 1.5 }}>
              <ProblemText lang={language}>{hint}</ProblemText>
            </Box>
          ))}
        </Box>
        {work.hints < hints.length ? (
          <Button size="small" variant="outlined" onClick={openHint}>
            {texts.openHint(work.hints + 1, hints.length)}
          </Button>
        ) : null}
      </Disclosure>
    </Box>
  );
}
