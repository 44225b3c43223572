/** Texts within the .zip files of finished projects. Keep the names of files and the commands. */

/**
 * The README of a page.
 *
 * @param name - name of the page
 * @param checks - names of its checks
 */
export const pageReadme = (name: string, checks: readonly string[]) => `# ${name}

A page made of HTML, CSS and JavaScript. To use it, unzip the archive and open \`index.html\` in a browser.

## Files

- \`index.html\`: the content of the page
- \`style.css\`: its look
- \`script.js\`: its behavior
- \`README.md\`: this file

## Check it yourself

The lesson tests these points. After a change, go through them again:

${checks.map((check) => `- [ ] ${check}`).join('\n')}
`;

/**
 * The README of a program.
 *
 * @param name - name of the program
 */
export const programReadme = (name: string) => `# ${name}

A JavaScript program. It runs in Node.js 20 or newer:

    node program.js

## Files

- \`program.js\`: the program
- \`tests.js\`: the lesson's tests; they use the functions that the program declares
- \`run-tests.mjs\`: runs the tests on the program
- \`README.md\`: this file

## Run the tests

    node --test run-tests.mjs
`;

// Messages of the script that runs a program's tests.

/** Stands for a value without a name of its own. */
export const theValue = 'The value';
/** `value` is `theValue` or what was tested. */
export const wrongValue = ({
  value,
  expected,
  received,
}: {
  value: string;
  expected: string;
  received: string;
}) => `${value}: expected ${expected}, received ${received}`;
export const inputChanged = 'The call changed what it was given.';
/** Why a test is skipped. */
export const needsLesson = 'This test needs the lesson.';
