/** Where the content is, so that a problem names the file to open. */
export const FILES = {
  subjects: 'src/content/subjects.ts',
  questions: 'src/content/questions.ts',
  entryPoints: 'src/content/entryPoints.ts',
  tutorials: 'src/content/tutorials',
} as const;

/** The file of a course: `web-development` is in `courses/webDevelopment.ts`. */
export function courseFile({ id }: { id: string }): string {
  return `src/content/courses/${camelCase(id)}.ts`;
}

/** The file of a program: `front-end-foundations` is in `programs/frontEndFoundations.ts`. */
export function programFile({ id }: { id: string }): string {
  return `src/content/programs/${camelCase(id)}.ts`;
}

/** An entry's name, from the outside in. */
export function entryOf(...names: string[]): string {
  return names.join(' > ');
}

function camelCase(id: string): string {
  return id.replace(/-+(.)/g, (_match, letter: string) => letter.toUpperCase());
}
