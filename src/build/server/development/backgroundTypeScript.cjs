// TypeScript for the background type check, at a low process priority. At normal priority, a check would use
// both cores of a small machine, and changes would take 3 s instead of 0.3 s to show up on the page. At the
// lowest priority, a check would take minutes on a machine that's busy with something else.
const os = require('node:os');

os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

module.exports = require('typescript');
