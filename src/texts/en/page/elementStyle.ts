/** Sentences about an element's styles and the contrast of its text. */

export const styleDiffers = (property: string) => `\`${property}\` is different.`;
/** After "Expected:". Any of the values is right. */
export const style = (property: string, values: readonly string[]) =>
  `${property}: ${values.join(' or ')}`;

export const contrastOnImage = "Contrast can't be measured on an image.";
/** After "Expected:". */
export const plainColor = 'a plain color behind the text';
/** After "Received:". */
export const image = 'an image';
export const contrastTooLow = 'The contrast is too low.';
/** After "Expected:". */
export const ratio = (contrast: number) => `${contrast} : 1`;
/** After "Received:". The colors are hexadecimal. */
export const ratioOf = ({
  contrast,
  ink,
  ground,
}: {
  contrast: number;
  ink: string;
  ground: string;
}) => `${contrast} : 1 (${ink} on ${ground})`;
