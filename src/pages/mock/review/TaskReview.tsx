import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { CodeBlock } from '../../../components/code/CodeBlock';
import { plainLines } from '../../../content/lesson';
import type { MockProblem } from '../../../content/mockProblem';
import * as texts from '../../../texts/en/mockReview';
import { levels } from '../../../texts/en/mockTask';
import { Rubric } from '../sheet/Rubric';
import { QuestionLine } from '../sheet/QuestionLine';
import { minutesOn, withScore, workOf, type MockSession, type TaskWork } from '../session/session';
import { FailureList } from '../task/FailureList';
import { CostReview } from './CostReview';
import { HabitList } from './HabitList';
import { habitsOf } from './habits';
import { outcomeLine } from './outcomeLine';

interface TaskReviewProps {
  session: MockSession;
  problem: MockProblem;
  /** Minutes for a problem of this level. */
  limit: number;
  onWork: (change: (work: TaskWork) => Partial<TaskWork>) => void;
}

/** Review of one task: the code beside a solution, the check, the cost, habits, follow-ups, and the rubric. */
export function TaskReview({ session, problem, limit, onWork }: TaskReviewProps) {
  const { id, language } = problem;
  const work = workOf(session, id);
  const minutes = minutesOn(session, id);
  return (
    <Box
      component="article"
      aria-labelledby={`review-${id}`}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}
    >
      <div>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[levels[problem.level], outcomeLine(session, id), texts.minutes(minutes, limit)].join(
            ' · ',
          )}
        </Typography>
        <Typography variant="h3" id={`review-${id}`} lang={language} sx={{ my: 0.5 }}>
          {problem.title}
        </Typography>
        <Typography variant="body2">
          {texts.practices} <span lang={language}>{problem.pattern}</span>
        </Typography>
      </div>
      <FailureList failures={work.end?.failures ?? []} />
      <Pair>
        <CodeBlock language="js" title={texts.yourCode} lines={plainLines(work.code ?? '')} />
        <CodeBlock language="js" title={texts.solution} lines={problem.solution} />
      </Pair>
      <Pair>
        <Part title={texts.costTitle}>
          <CostReview
            problem={problem}
            stated={work.cost}
            onState={(cost) => onWork(() => ({ cost }))}
          />
        </Part>
        <Part title={texts.habitsTitle}>
          <HabitList notes={habitsOf(session, problem, limit)} />
          {session.isWithFriend ? null : (
            <Typography variant="body2">
              {texts.opened(work.asked.length, work.hints, work.runs)}
            </Typography>
          )}
        </Part>
      </Pair>
      <Part title={texts.followups}>
        <div>
          {problem.followups.map((line, index) => (
            <QuestionLine key={index} line={line} lang={language} />
          ))}
        </div>
      </Part>
      <Part title={texts.rubricTitle}>
        <Rubric
          problem={problem}
          scores={work.scores}
          onScore={(criterion, score) =>
            onWork(({ scores }) => ({ scores: withScore(scores, criterion, score) }))
          }
        />
      </Part>
    </Box>
  );
}

/** Side by side if there's room. */
function Pair({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        gap: 3,
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h4" id={id}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
