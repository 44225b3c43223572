import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MockProblemFacts } from '../../content/mockProblem';
import { progressStore } from '../../progress/progressStore';
import * as texts from '../../texts/en/mockInterview';
import { EndQuestion } from './EndQuestion';
import { InterviewBar } from './InterviewBar';
import { mockDraftId } from './session/mockDraft';
import { RUNNING } from './session/running';
import {
  endOf,
  endSession,
  firstOpen,
  withEnd,
  withVisit,
  withWork,
  workOf,
  type MockSession,
} from './session/session';
import { ShownTask } from './task/ShownTask';
import type { TaskActions } from './task/taskActions';
import { TimeUp } from './TimeUp';
import { useTimeLeft } from './useTimeLeft';
import { VoiceSlot } from './voice/VoiceSlot';

/** Height of the sticky bar, with the recorder and the task switcher below the clock on phones. */
const BAR = { xs: '8.5rem', sm: '5.5rem' };

interface RunningInterviewProps {
  session: MockSession;
  tasks: readonly MockProblemFacts[];
  /** False after a reload. */
  isJustStarted: boolean;
  onChange: (edit: (session: MockSession) => MockSession) => void;
}

/** A running interview: the clock and one task at a time. */
export function RunningInterview({
  session,
  tasks,
  isJustStarted,
  onChange,
}: RunningInterviewProps) {
  const [shown, setShown] = useState(() => firstOpen(session));
  const [isAsked, setAsked] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  /** Code that the drafts might not have yet, by problem id. */
  const codes = useRef(new Map<string, string>());
  const left = useTimeLeft(endOf(session));
  const task = tasks[shown] ?? tasks[0];
  const open = tasks.filter(({ id }) => !workOf(session, id).end).length;

  const noteVisit = useEffectEvent((id: string) =>
    onChange((running) => withVisit(running, id, Date.now())),
  );

  // Moves focus here, because the start form or the previous task has unmounted.
  useEffect(() => {
    box.current?.focus();
    if (task) noteVisit(task.id);
  }, [task]);

  function end() {
    const codeOf = (id: string) =>
      codes.current.get(id) ?? progressStore.draftOf(mockDraftId(id)) ?? '';
    onChange((running) => endSession(running, Date.now(), codeOf));
  }

  function actionsOf(id: string): TaskActions {
    return {
      onWork: (change) => onChange((running) => withWork(running, id, change)),
      onEnd: (taskEnd, code) => onChange((running) => withEnd(running, id, taskEnd, code)),
      onText: (text) => codes.current.set(id, text),
    };
  }

  return (
    <Box className="screen-only" {...{ [RUNNING]: '' }}>
      <InterviewBar
        session={session}
        tasks={tasks}
        left={left}
        shown={shown}
        onShow={setShown}
        onEnd={() => (open === 0 ? end() : setAsked(true))}
      >
        {session.isRecorded && task ? (
          <VoiceSlot session={session.startedAt} task={task.id} isJustStarted={isJustStarted} />
        ) : null}
      </InterviewBar>
      {isAsked ? (
        <EndQuestion
          onConfirm={end}
          onCancel={() => {
            setAsked(false);
            box.current?.focus();
          }}
        />
      ) : null}
      {left !== null && left <= 0 ? (
        <TimeUp
          onMoreTime={(more) =>
            onChange((running) => ({ ...running, minutes: (running.minutes ?? 0) + more }))
          }
          onEnd={end}
        />
      ) : null}
      <Box
        ref={box}
        role="group"
        aria-label={texts.taskOf(shown + 1, tasks.length)}
        tabIndex={-1}
        sx={{
          mt: 3,
          outline: 'none',
          scrollMarginTop: 'calc(var(--header-height) + 96px)',
          // Keeps what Shift+Tab focuses clear of the bar (WCAG 2.2, 2.4.11).
          '& :is(a, button, select, summary, textarea, [tabindex])': { scrollMarginTop: BAR },
        }}
      >
        {task ? (
          <ShownTask
            key={task.id}
            session={session}
            id={task.id}
            isLast={open === 0}
            onNext={() => (open === 0 ? end() : setShown(firstOpen(session)))}
            actionsOf={actionsOf}
          />
        ) : null}
      </Box>
    </Box>
  );
}
