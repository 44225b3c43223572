// TypeScript for the type check that runs alongside the development server. At the lowest priority, since a check takes both
// cores of a small machine, and a change was on screen after three seconds instead of a third of one.
const os = require('node:os');

os.setPriority(os.constants.priority.PRIORITY_LOW);

module.exports = require('typescript');
