/**
 * @param name - of a page
 * @param checks - the names of its checks
 * @returns the README that goes with its files
 */
export function pageReadme(name: string, checks: readonly string[]): string {
  return `# ${name}

A page made of HTML, CSS and JavaScript. To use it, unpack the archive and open \`index.html\` in a browser.
It needs no server and no internet connection.

## Files

- \`index.html\`: the content of the page
- \`style.css\`: its look
- \`script.js\`: its behavior
- \`README.md\`: this file

## Check it by hand

The lesson checks these points. After a change, go through them yourself:

${checks.map((check) => `- [ ] ${check}`).join('\n')}
`;
}
