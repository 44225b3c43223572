import { createContext, type ReactNode } from 'react';

/** Settings for a practice interview, in which exercises offer no help and save separate drafts. */
export interface Exam {
  hasPassed: (exerciseId: string) => boolean;
  onPass: (exerciseId: string) => void;
  /** Link or button to the next task, shown after a pass. */
  nextLink: ReactNode;
}

/** Settings for the current practice interview; null outside of one. */
export const ExamContext = createContext<Exam | null>(null);

/**
 * @param codeId - id of the draft in the lesson
 * @returns the id of a separate draft for the practice interview, so that the reader starts from scratch
 */
export function examDraftId(codeId: string): string {
  return `mock/${codeId}`;
}
