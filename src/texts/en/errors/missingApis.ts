/** Hints about what browsers have but the sandbox for the learner's code doesn't. */

export const noNetwork = 'Code here runs without a network.';
export const noPage = 'Code here runs without a page.';
export const noStorage = 'Code here runs without storage.';
export const noModules = 'Code here runs as one file, without modules.';
/** Instead of `alert`. */
export const printInstead = 'Print with console.log instead.';
