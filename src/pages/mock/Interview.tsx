import { MOCK_TASKS } from '../../../.generated/mockTasks';
import type { MockTask } from '../../content/exercises/mock';
import type { CourseId } from '../../content/model';
import { examDraftId } from '../../exercise/task/exam';
import { hasPassed } from '../../progress/progressModel';
import { progressStore } from '../../progress/progressStore';
import { findMockCourse } from './findMockCourse';
import { minutesOf } from './formats';
import { PastInterviews } from './PastInterviews';
import { pickTasks } from './session/pickTasks';
import { Review } from './Review';
import { RunningInterview } from './RunningInterview';
import { closeSession, withPass, type MockSession } from './session/session';
import { StartForm, type Choice } from './StartForm';
import { useMockRecord } from './session/useMockRecord';

/**
 * Suffixes of an exercise's draft ids: the empty string for a single-file exercise, otherwise one per file.
 */
const FILES = ['', '/html', '/css', '/js'];

interface InterviewProps {
  id: CourseId;
}

/** A mock interview: setup, the timed tasks, and the review. Survives a reload. */
export function Interview({ id }: InterviewProps) {
  const { mock } = findMockCourse(id);
  const pool = MOCK_TASKS[id] ?? [];
  const [record, change] = useMockRecord(id);
  const { session, past } = record;
  const tasks = session ? tasksOf(session, pool) : [];

  function start({ format, hasClock }: Choice) {
    const recent = new Set(past.flatMap((interview) => interview.tasks));
    const progress = progressStore.getSnapshot();
    const picked = pickTasks(
      pool,
      format.slots,
      {
        hasPassed: (task) => hasPassed(progress, task),
        isRecent: (task) => recent.has(task),
      },
      Math.random,
    );
    for (const task of picked) {
      for (const file of FILES) progressStore.dropDraft(examDraftId(task.id + file));
    }
    change((before) => ({
      ...before,
      session: {
        tasks: picked.map((task) => task.id),
        startedAt: Date.now(),
        minutes: hasClock ? minutesOf(format.slots, mock) : null,
        passed: {},
      },
    }));
  }

  function update(edit: (running: MockSession) => MockSession) {
    change((before) => (before.session ? { ...before, session: edit(before.session) } : before));
  }

  if (!session || tasks.length === 0) {
    return (
      <>
        <StartForm minutes={mock} onStart={start} />
        <PastInterviews interviews={past} pool={pool} />
      </>
    );
  }
  if (session.endedAt !== undefined) {
    return <Review session={session} tasks={tasks} onClose={() => change(closeSession)} />;
  }
  return (
    <RunningInterview
      session={session}
      tasks={tasks}
      onPass={(task) => update((running) => withPass(running, task, Date.now()))}
      onMoreTime={(more) =>
        update((running) => ({
          ...running,
          minutes: running.minutes === null ? null : running.minutes + more,
        }))
      }
      onEnd={() => update((running) => ({ ...running, endedAt: Date.now() }))}
    />
  );
}

/** Returns the session's tasks. Skips tasks that no longer exist. */
function tasksOf({ tasks }: MockSession, pool: readonly MockTask[]): MockTask[] {
  return tasks.flatMap((id) => pool.find((task) => task.id === id) ?? []);
}
