import { createContext, type ReactNode } from 'react';

/** What is different where exercises are done as in an examination: without help, and apart from the lesson. */
export interface Exam {
  hasPassed: (exerciseId: string) => boolean;
  onPass: (exerciseId: string) => void;
  /** What leads on after a pass. */
  nextLink: ReactNode;
}

/** Set around exercises that are done as in an examination. */
export const ExamContext = createContext<Exam | null>(null);

/**
 * @param codeId - the id under which a lesson keeps a draft
 * @returns the one for the same code in an examination, which begins with an empty sheet
 */
export function examDraftId(codeId: string): string {
  return `mock/${codeId}`;
}
