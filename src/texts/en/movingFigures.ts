/** Texts of a lesson's interactive figures. */

/** Label of the buttons that go through a figure's steps. */
export const stepThrough = 'Step through';
export const first = 'First';
export const back = 'Back';
export const next = 'Next';
/** Label of the slider. */
export const step = 'Step';
export const stepOf = (number: number, count: number) => `${number} of ${count}`;
/** Label of a step's question and its answers. */
export const beforeNextStep = 'Before the next step';
/** Shown above a step's sentence once its question is answered. */
export const right = 'Right.';
export const notQuite = (answer: string) => `Not quite: it's “${answer}”.`;
export const allStepsInWords = 'All the steps in words';

/** A plot's parameter and its current value. */
export const parameter = (name: string, value: string) => `${name}: ${value}`;
/** Number such as `−0.5`, with its unit if it has one. */
export const valueWithUnit = (value: string, unit?: string) =>
  unit === undefined ? value : `${value} ${unit}`;
