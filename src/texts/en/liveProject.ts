/** Texts of the live demos of finished projects. */

/** Titles of the frame around a demo. */
export const finishedPage = 'The finished page';
export const whatProgramPrints = 'What the program prints';
export const openFullWindow = 'Open full window';

/** Button that starts a demo: "Try the city map" for the project "A city map". */
export function start(title: string): string {
  const [, thing] = /^An? (.+)/.exec(title) ?? [];
  return thing ? `Try the ${thing}` : 'Run it';
}
export const stop = 'Stop';
export const loading = 'Loading…';
export const failed = "The project didn't load. Check your connection and try again.";
