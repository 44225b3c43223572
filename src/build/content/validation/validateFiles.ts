/** Paths of content files, for error messages. */
export const FILES = {
  subjects: 'src/content/subjects.ts',
  questions: 'src/content/questions.ts',
  entryPoints: 'src/content/entryPoints.ts',
  tutorials: 'src/content/tutorials',
} as const;

/** Returns the name of a course's file: `web-development` is in `courses/webDevelopment.ts`. */
export function courseFile({ id }: { id: string }): string {
  return `src/content/courses/${camelCase(id)}.ts`;
}

/** Returns the name of a program's file: `front-end-foundations` is in `programs/frontEndFoundations.ts`. */
export function programFile({ id }: { id: string }): string {
  return `src/content/programs/${camelCase(id)}.ts`;
}

/** Returns where an entry is, for error messages. `names` lists its containers first: `course > module`. */
export function entryOf(...names: string[]): string {
  return names.join(' > ');
}

function camelCase(id: string): string {
  return id.replace(/-+(.)/g, (_match, letter: string) => letter.toUpperCase());
}
