/** Texts of a finished program that runs in a demo. */

export const outputOf = (project: string) => `Output of ${project}`;
export const failed =
  "The program couldn't run. Check your connection, then press Stop and try again.";
