/**
 * Returns the README for a page.
 *
 * @param name - name of the page
 * @param checks - names of its checks
 */
export function pageReadme(name: string, checks: readonly string[]): string {
  return `# ${name}

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
}

/**
 * Returns the README for a program.
 *
 * @param name - name of the program
 */
export function programReadme(name: string): string {
  return `# ${name}

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
}
