/** Finished projects, created from the model solutions. Readers can try one before building it. */
import type { LessonSlug } from '../../../.generated/lessonSlugs';
import type { ProjectInput } from '../model';

/** Size of a finished page's screenshot, in CSS px: like a window on a tablet, with room for a small app. */
export const PICTURE = { width: 520, height: 480 } as const;

/** Preview of a finished project, shown until the reader runs it. */
export type ProjectPoster =
  /** URLs of a web page's screenshots in light and dark mode. */
  | { kind: 'page'; light: string; dark: string }
  /** The text that a program prints. */
  | { kind: 'program'; output: string };

/** A project whose parts are exercises of one lesson. */
export interface FinishedProject {
  lessonId: string;
  slug: LessonSlug;
  /** Id and title of the course that ends with the project. */
  courseId: string;
  course: string;
  title: string;
  brief: string;
  /** Number of exercises in which readers build the project. */
  parts: number;
  inputs: readonly ProjectInput[];
  poster: ProjectPoster;
}

/** The finished code of a project. */
export type ProjectCode =
  | { kind: 'page'; files: Record<'html' | 'css' | 'js', string> }
  | { kind: 'program'; code: string };

/**
 * @param code - code of a finished program
 * @param inputs - inputs of the program
 * @param values - the chosen values, in the order of the inputs
 * @returns the program with those values
 */
export function withInputs(
  code: string,
  inputs: readonly ProjectInput[],
  values: readonly string[],
): string {
  return inputs.reduce((changed, { code: passage, choices: [first = ''] }, index) => {
    const value = values[index] ?? first;
    return changed.replace(passage, () => passage.replace(first, () => value));
  }, code);
}
