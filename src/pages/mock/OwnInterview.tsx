import { useState } from 'react';
import { MOCK_PROBLEMS } from '../../../.generated/mockProblems';
import type { MockProblemFacts } from '../../content/mockProblem';
import type { CourseId } from '../../content/model';
import { progressStore } from '../../progress/progressStore';
import * as reviewTexts from '../../texts/en/mockReview';
import { findMockCourse } from './findMockCourse';
import { minutesOf } from './formats';
import { PastInterviews } from './PastInterviews';
import { Review } from './review/Review';
import { RunningInterview } from './RunningInterview';
import { mockDraftId } from './session/mockDraft';
import { pickProblems } from './session/pickProblems';
import { problemModule } from './session/problemModules';
import { closeSession, outcomeOf, withEdit, type MockSession } from './session/session';
import { useMockRecord } from './session/useMockRecord';
import { StartForm, type Choice } from './StartForm';
import { voiceCleanup } from './voice/voiceChunks';

interface OwnInterviewProps {
  id: CourseId;
}

/** The candidate's side: setup, the timed tasks, and the review. Survives a reload. */
export function OwnInterview({ id }: OwnInterviewProps) {
  const { mock } = findMockCourse(id);
  const pool = MOCK_PROBLEMS[id] ?? [];
  const [record, change] = useMockRecord(id);
  /** Start of the earlier interview that's being reviewed. */
  const [opened, setOpened] = useState<number | null>(null);
  /** True if the interview started on this page. After a reload, the microphone is off until a button is pressed. */
  const [hasStarted, setStarted] = useState(false);
  const { session, past } = record;
  const tasks = session ? tasksOf(session, pool) : [];
  const earlier = past.find(({ startedAt }) => startedAt === opened);

  function start({ format, hasClock, isWithFriend, isRecorded }: Choice) {
    const picked = pickProblems(pool, format.levels, historyIn(past), Math.random);
    for (const problem of picked) {
      progressStore.dropDraft(mockDraftId(problem.id));
      // Loads all problems now, in case the network fails later.
      problemModule(problem.id)
        .load()
        .catch(() => undefined);
    }
    setStarted(true);
    change((before) => ({
      ...before,
      session: {
        tasks: picked.map((problem) => problem.id),
        startedAt: Date.now(),
        minutes: hasClock ? minutesOf(format.levels, mock) : null,
        isWithFriend,
        ...(isRecorded ? { isRecorded } : {}),
        visits: [],
        work: {},
      },
    }));
  }

  function close() {
    setStarted(false);
    change(closeSession);
    // The oldest interview might be gone now, and its recording goes with it.
    if (past.some((interview) => interview.isRecorded)) {
      voiceCleanup.load().then(
        ({ deleteOrphans }) => deleteOrphans(),
        () => undefined,
      );
    }
  }

  function edit(startedAt: number, decide: (edited: MockSession) => MockSession) {
    change((before) => withEdit(before, startedAt, decide));
  }

  if (session && tasks.length > 0 && session.endedAt === undefined) {
    return (
      <RunningInterview
        session={session}
        tasks={tasks}
        isJustStarted={hasStarted}
        onChange={(decide) => edit(session.startedAt, decide)}
      />
    );
  }
  const shown = session && tasks.length > 0 ? session : earlier;
  if (shown) {
    const isNew = shown === session;
    return (
      <Review
        key={shown.startedAt}
        session={shown}
        tasks={tasksOf(shown, pool)}
        minutes={mock}
        onEdit={(decide) => edit(shown.startedAt, decide)}
        close={isNew ? reviewTexts.anotherInterview : reviewTexts.backToList}
        onClose={() => (isNew ? close() : setOpened(null))}
      />
    );
  }
  return (
    <>
      <StartForm minutes={mock} onStart={start} />
      <PastInterviews interviews={past} pool={pool} onOpen={setOpened} />
    </>
  );
}

/** Returns the session's problems. Skips those that no longer exist. */
function tasksOf(
  { tasks }: MockSession,
  pool: readonly MockProblemFacts[],
): readonly MockProblemFacts[] {
  return tasks.flatMap((id) => pool.find((problem) => problem.id === id) ?? []);
}

function historyIn(past: readonly MockSession[]) {
  return {
    hasPassed: (id: string) => past.some((interview) => outcomeOf(interview, id) === 'passed'),
    isRecent: (id: string) => past.some(({ tasks }) => tasks.includes(id)),
  };
}
