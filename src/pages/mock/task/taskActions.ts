import type { TaskEnd, TaskWork } from '../session/session';

/** What a task does to its interview. */
export interface TaskActions {
  /** Changes what's recorded about the task. */
  onWork: (change: (work: TaskWork) => Partial<TaskWork>) => void;
  onEnd: (end: TaskEnd, code: string) => void;
  /** Receives the code after each change, in case the interview ends. */
  onText: (text: string) => void;
}
