/** Paths of the school's files. */
export const FILES = {
  brand: 'src/school/brand.yaml',
  subjects: 'src/school/subjects.yaml',
  questions: 'src/school/questions.yaml',
  entryPoints: 'src/school/entryPoints.yaml',
  texts: 'src/school/texts.yaml',
  editor: 'src/school/editor.yaml',
  tutorials: 'src/school/lessons',
} as const;

export const courseFolder = 'src/school/courses';
export const programFolder = 'src/school/programs';

/** Returns the path of a course's file, whose name is the course's id. */
export function courseFile({ id }: { id: string }): string {
  return `${courseFolder}/${id}.yaml`;
}

/** Returns the path of a program's file, whose name is the program's id. */
export function programFile({ id }: { id: string }): string {
  return `${programFolder}/${id}.yaml`;
}

/** Returns where an entry is, for error messages. `names` lists its containers first: `course > module`. */
export function entryOf(...names: string[]): string {
  return names.join(' > ');
}
