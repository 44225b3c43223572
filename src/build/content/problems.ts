/** A mistake in a lesson's file, reported to its author. */
export interface Problem {
  /** Path as passed to the compiler. */
  file: string;
  /** 1-based line; 1 if the mistake concerns the file as a whole. */
  line: number;
  reason: string;
}

/** Formats a problem as `file:line  reason`, which editors turn into a link. */
export function formatProblem({ file, line, reason }: Problem): string {
  return `${file}:${line}  ${reason}`;
}

/** Sorts problems by file and line. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
