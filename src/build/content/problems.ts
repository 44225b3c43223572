/** A mistake in a lesson's file, told to the writer. */
export interface Problem {
  /** Path as given to the compiler. */
  file: string;
  /** Counted from 1; 1 where the mistake is in the file as a whole. */
  line: number;
  reason: string;
}

/** `file:line  reason`, the form that editors turn into a link. */
export function formatProblem({ file, line, reason }: Problem): string {
  return `${file}:${line}  ${reason}`;
}

/** Puts problems in the order of files and lines. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
