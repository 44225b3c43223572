/** Texts of a lesson's interactive figures. */

/** Label of the buttons that go through a figure's steps. */
export const stepThrough = 'Step through';
export const first = 'First';
export const back = 'Back';
export const next = 'Next';
/** Label of the slider. */
export const step = 'Step';
export const stepOf = (number: number, count: number) => `${number} of ${count}`;
export const allStepsInWords = 'All the steps in words';

/** A plot's parameter and its current value. */
export const parameter = (name: string, value: string) => `${name}: ${value}`;
/** Number such as `−0.5`, with its unit if it has one. */
export const valueWithUnit = (value: string, unit?: string) =>
  unit === undefined ? value : `${value} ${unit}`;
