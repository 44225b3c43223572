import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useEffect, useRef, useState } from 'react';
import { ConfirmBar } from '../../components/ConfirmBar';
import type { MockTask } from '../../content/exercises/mock';
import { ExamContext, type Exam } from '../../exercise/task/exam';
import { useLazyModule } from '../../prerendered/lazyModule';
import * as texts from '../../texts/en/mockInterview';
import { InterviewBar } from './InterviewBar';
import { InterviewDesk } from './InterviewDesk';
import { RUNNING } from './session/running';
import { endOf, type MockSession } from './session/session';
import { taskModule } from './session/taskModules';
import { TimeUp } from './TimeUp';
import { useTimeLeft } from './useTimeLeft';

interface RunningInterviewProps {
  session: MockSession;
  tasks: readonly MockTask[];
  onPass: (taskId: string) => void;
  /** @param minutes - minutes to add to the clock */
  onMoreTime: (minutes: number) => void;
  onEnd: () => void;
}

/** A running interview: the clock and one task at a time, without hints. */
export function RunningInterview({
  session,
  tasks,
  onPass,
  onMoreTime,
  onEnd,
}: RunningInterviewProps) {
  const [shown, setShown] = useState(() => firstOpen(session));
  const [isAsked, setAsked] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const left = useTimeLeft(endOf(session));
  const task = tasks[shown] ?? tasks[0];
  const open = tasks.filter(({ id }) => !(id in session.passed)).length;

  // Moves focus here, because the start form or the previous task has unmounted.
  useEffect(() => {
    box.current?.focus();
  }, [shown]);

  const exam: Exam = {
    hasPassed: (id) => id in session.passed,
    onPass,
    nextLink: (
      <Button
        variant="contained"
        onClick={() => (open === 0 ? onEnd() : setShown(firstOpen(session)))}
      >
        {open === 0 ? texts.finishAndReview : texts.nextTask}
      </Button>
    ),
  };

  return (
    <InterviewDesk className="screen-only" {...{ [RUNNING]: '' }}>
      <InterviewBar
        session={session}
        tasks={tasks}
        left={left}
        shown={shown}
        onShow={setShown}
        onEnd={() => (open === 0 ? onEnd() : setAsked(true))}
      />
      {isAsked ? (
        <Box sx={{ mt: 1.5 }}>
          <ConfirmBar
            question={texts.endQuestion}
            note={texts.endNote}
            confirm={texts.endConfirm}
            cancel={texts.endCancel}
            onConfirm={onEnd}
            onCancel={() => {
              setAsked(false);
              box.current?.focus();
            }}
          />
        </Box>
      ) : null}
      {left !== null && left <= 0 ? <TimeUp onMoreTime={onMoreTime} onEnd={onEnd} /> : null}
      <Box
        ref={box}
        role="group"
        aria-label={texts.taskOf(shown + 1, tasks.length)}
        tabIndex={-1}
        sx={{ mt: 3, outline: 'none', scrollMarginTop: 'calc(var(--header-height) + 96px)' }}
      >
        <ExamContext value={exam}>
          <Suspense fallback={<p role="status">{texts.loadingTask}</p>}>
            {task ? <Task key={task.id} task={task} /> : null}
          </Suspense>
        </ExamContext>
      </Box>
    </InterviewDesk>
  );
}

function Task({ task }: { task: MockTask }) {
  return useLazyModule(taskModule(task));
}

/** Returns the index of the first task that hasn't been passed, or 0 if all have. */
function firstOpen({ tasks, passed }: MockSession): number {
  return Math.max(
    0,
    tasks.findIndex((id) => !(id in passed)),
  );
}
