/** Texts of the small tasks on examples: "Change it so that …". */

/** Title of the task. */
export const changeIt = 'Change it';
/** Label of the task; `example` is the example's title. */
export const changeOf = (example: string) => `Change ${example}`;
/** Badge of a task whose tests have passed once. */
export const done = 'Done';
export const check = 'Check the change';
export const checking = 'Checking…';
/** Opens a solution. */
export const oneWay = 'Show one way';
