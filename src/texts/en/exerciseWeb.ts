/** Texts of web pages that the visitor edits in a lesson: exercises and examples. */

/** Label of the buttons that switch between the code and the page, on phones. */
export const show = 'Show';
export const views = { code: 'Code', page: 'Page' } as const;

/** Label of the tabs. */
export const files = 'Files';
/** Tab of a file that can't be edited; `language` is "HTML", "CSS", or "JavaScript". */
export const givenFile = (language: string) => `${language} (given)`;
/** Label of a file's code; `language` is "HTML", "CSS", or "JavaScript", `page` a title. */
export const codeFor = (language: string, page: string) => `${language} for ${page}`;

/** Label of an exercise's page. */
export const pageFor = (exercise: string) => `The page for ${exercise}`;
/** Label of an example's page. */
export const examplePage = (title: string) => `The page: ${title}`;
export const previewOf = (page: string) => `Preview of ${page}`;
export const widthInPixels = 'Width in pixels';
/** The width that fills the available space. */
export const fullWidth = 'Full';
export const colorMode = 'Color mode for the page';
export const colorModes = { light: 'Light', dark: 'Dark' } as const;
/** Title of what the page's script prints. */
export const consoleTitle = 'Console';
export const outputOf = (page: string) => `Output of ${page}`;

export const check = 'Check';
export const checking = 'Checking…';
export const praise = 'Passed. Your page does what it should.';
/** Shown if the visitor submitted the revealed solution. */
export const notCounted =
  "You viewed the solution, so this doesn't count yet. Read why it works, then write it from memory. That's what makes it stick.";
/** Button to start over without the solution. */
export const writeItMyself = 'Write it myself';
