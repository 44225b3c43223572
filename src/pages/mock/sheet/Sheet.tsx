import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useSyncExternalStore, type ReactNode } from 'react';
import { CodeBlock } from '../../../components/code/CodeBlock';
import { Disclosure } from '../../../components/Disclosure';
import type { Criterion, MockProblem } from '../../../content/mockProblem';
import * as texts from '../../../texts/en/mockSheet';
import { costName } from '../costName';
import { ProblemText } from '../ProblemText';
import { mockStore } from '../session/mockStore';
import { withScore, type Score } from '../session/session';
import { AnswerList } from './AnswerList';
import { Rubric } from './Rubric';

interface SheetProps {
  problem: MockProblem;
}

/** Everything an interviewer needs for a problem, in the order of an interview. */
export function Sheet({ problem }: SheetProps) {
  const { id, language, title, time, space, n } = problem;
  const noted = useSyncExternalStore(
    mockStore.subscribe,
    () => mockStore.current().sheet.get(id),
    () => undefined,
  );
  const scores = noted?.scores ?? {};

  function rate(criterion: Criterion, score: Score | null) {
    const rated = withScore(scores, criterion, score);
    mockStore.update([{ kind: 'sheet', id, value: { scores: rated, at: Date.now() } }]);
  }

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, maxWidth: 720 }}>
      <div>
        <Typography variant="label" sx={{ color: 'text.secondary' }}>
          {texts.label}
        </Typography>
        <Typography variant="h3" component="h2" lang={language}>
          {title}
        </Typography>
        <Typography sx={{ mt: 1 }}>{texts.intro}</Typography>
      </div>
      <Part title={texts.prompt}>
        <ProblemText lang={language}>{problem.prompt}</ProblemText>
      </Part>
      <Part title={texts.answers} note={texts.answersNote}>
        <AnswerList lines={problem.answers} lang={language} />
      </Part>
      <Part title={texts.hints} note={texts.hintsNote}>
        <Box component="ol" sx={{ paddingInlineStart: 2.5, '& > li + li': { mt: 1.5 } }}>
          {problem.hints.map((hint, index) => (
            <li key={index}>
              <ProblemText lang={language}>{hint}</ProblemText>
            </li>
          ))}
        </Box>
      </Part>
      <Part title={texts.solution}>
        <Typography>{texts.costs(costName(time), costName(space), n)}</Typography>
        <Disclosure summary={texts.showSolution} isWide>
          <CodeBlock language="js" lines={problem.solution} />
          <ProblemText lang={language}>{problem.explanation}</ProblemText>
        </Disclosure>
      </Part>
      <Part title={texts.followups} note={texts.followupsNote}>
        <AnswerList lines={problem.followups} lang={language} />
      </Part>
      <Part title={texts.rubric} note={texts.rubricNote}>
        <Rubric problem={problem} scores={scores} onScore={rate} />
      </Part>
    </Box>
  );
}

interface PartProps {
  title: string;
  note?: string;
  children: ReactNode;
}

function Part({ title, note, children }: PartProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h4" component="h3" id={id}>
        {title}
      </Typography>
      {note ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      ) : null}
      {children}
    </Box>
  );
}
