/** Explanations of a period or a comma at the end of a statement. */

/** `sign` is the period or comma. */
export const beforeElse = (line: number, sign: string) =>
  `On line ${line}, write \`;\` instead of \`${sign}\` before \`else\`.`;

/** There's a semicolon next to the period. */
export const removePeriod = (line: number) => `Remove the \`.\` at the end of line ${line}.`;

export const endsWithPeriod = (line: number) =>
  `Line ${line} ends with a period. Write \`;\` instead.`;

export const endsWithComma = (line: number) =>
  `Line ${line} ends with a comma. Write \`;\` instead.`;
