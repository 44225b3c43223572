import Button from '@mui/material/Button';
import * as texts from '../../../texts/en/mockInterview';
import { ProblemGate } from '../ProblemGate';
import { workOf, type MockSession } from '../session/session';
import type { TaskActions } from './taskActions';
import { TaskDesk } from './TaskDesk';

interface ShownTaskProps {
  session: MockSession;
  /** The problem's id. */
  id: string;
  /** True if all tasks have ended. */
  isLast: boolean;
  onNext: () => void;
  actionsOf: (id: string) => TaskActions;
}

/** The task that's shown in a running interview, once its problem is loaded. */
export function ShownTask({ session, id, isLast, onNext, actionsOf }: ShownTaskProps) {
  return (
    <ProblemGate id={id} loading={texts.loadingTask}>
      {(problem) => (
        <TaskDesk
          problem={problem}
          work={workOf(session, problem.id)}
          isWithFriend={session.isWithFriend}
          next={
            <Button variant="contained" onClick={onNext}>
              {isLast ? texts.finishAndReview : texts.nextTask}
            </Button>
          }
          {...actionsOf(problem.id)}
        />
      )}
    </ProblemGate>
  );
}
