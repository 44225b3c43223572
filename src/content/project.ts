/** The projects that lessons end in, as the build makes them of the model answers, to be shown and run before one is built. */
import type { LessonSlug } from '../../.generated/lessonSlugs';
import type { ProjectInput } from './model';

/** Size of the picture of a page, CSS px: a window on a tablet, which has room for a small app. */
export const PICTURE = { width: 520, height: 480 } as const;

/** How a finished project looks before it runs. */
export type ProjectPoster =
  /** A page, drawn once in each color mode: addresses of pictures. */
  | { kind: 'page'; light: string; dark: string }
  /** What a program prints, as one text. */
  | { kind: 'program'; output: string };

/** A project whose parts are exercises of one lesson. */
export interface FinishedProject {
  lessonId: string;
  slug: LessonSlug;
  /** Of the course that ends in it. */
  courseId: string;
  course: string;
  title: string;
  brief: string;
  /** Number of exercises that build it. */
  parts: number;
  inputs: readonly ProjectInput[];
  poster: ProjectPoster;
}

/** The finished code of a project. */
export type ProjectCode =
  | { kind: 'page'; files: Record<'html' | 'css' | 'js', string> }
  | { kind: 'program'; code: string };

/**
 * @param code - of a finished program
 * @param inputs - what can be changed in it
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
