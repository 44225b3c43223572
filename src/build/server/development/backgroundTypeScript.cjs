// TypeScript for the background type check, at the lowest process priority. At normal priority, a check would
// use both cores of a small machine, and changes would take 3 s instead of 0.3 s to show up on the page.
const os = require('node:os');

os.setPriority(os.constants.priority.PRIORITY_LOW);

module.exports = require('typescript');
