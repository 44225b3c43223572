import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { MockProblem } from '../../../content/mockProblem';
import * as texts from '../../../texts/en/mockTask';
import { ProblemText } from '../ProblemText';
import type { TaskWork } from '../session/session';
import { AskPanel } from './AskPanel';
import { FriendPanel } from './FriendPanel';
import { OpenTask } from './OpenTask';
import type { TaskActions } from './taskActions';
import { TaskDone } from './TaskDone';

interface TaskDeskProps extends TaskActions {
  problem: MockProblem;
  work: TaskWork;
  isWithFriend: boolean;
  /** Button to the next task or the review, shown after the end. */
  next: ReactNode;
}

/** One task of an interview: the prompt and the interviewer's answers next to the code. */
export function TaskDesk({ problem, work, isWithFriend, next, ...actions }: TaskDeskProps) {
  return (
    <Box
      component="article"
      aria-labelledby={problem.id}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
        gap: { xs: 3, md: 5 },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        <div>
          <Typography variant="label" sx={{ mb: 0.5, color: 'text.secondary' }}>
            {texts.levels[problem.level]}
          </Typography>
          <Typography
            variant="h3"
            component="h2"
            id={problem.id}
            lang={problem.language}
            sx={{ mb: 2 }}
          >
            {problem.title}
          </Typography>
          <ProblemText lang={problem.language}>{problem.prompt}</ProblemText>
        </div>
        {isWithFriend ? <FriendPanel problem={problem.id} /> : null}
        {isWithFriend || work.end ? null : (
          <AskPanel problem={problem} work={work} onWork={actions.onWork} />
        )}
      </Box>
      {work.end ? (
        <TaskDone end={work.end} code={work.code ?? ''} next={next} />
      ) : (
        <OpenTask problem={problem} {...actions} />
      )}
    </Box>
  );
}
