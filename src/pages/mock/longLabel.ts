/** Aligns the radio button with the first line of a wrapping label. */
export const LONG_LABEL = {
  alignItems: 'flex-start',
  // Makes the radio button as tall as a checkbox, which centers it on the first line of the label.
  '& .MuiRadio-root': { p: 1.25 },
  '& .MuiFormControlLabel-label': { pt: 1 },
} as const;
