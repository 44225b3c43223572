/** Sentences about an element's styles and the contrast of its text. */
import type { Translated } from '../../translation';

export const styleDiffers = (property: string) => `\`${property}\` stimmt nicht.`;
/** After „Erwartet“. Any of the values is right. */
export const style = (property: string, values: readonly string[]) =>
  `${property}: ${values.join(' oder ')}`;

export const contrastOnImage = 'Auf einem Bild lässt sich der Kontrast nicht messen.';
/** After „Erwartet“. */
export const plainColor = 'eine einzige Farbe hinter dem Text';
/** After „Erhalten“. */
export const image = 'ein Bild';
export const contrastTooLow = 'Der Kontrast ist zu gering.';
/** After „Erwartet“. */
export const ratio = (contrast: number) => `${String(contrast).replace('.', ',')} : 1`;
/** After „Erhalten“. The colors are hexadecimal. */
export const ratioOf = ({
  contrast,
  ink,
  ground,
}: {
  contrast: number;
  ink: string;
  ground: string;
}) => `${ratio(contrast)} (${ink} auf ${ground})`;

export type Complete = Translated<
  typeof import('../../en/page/elementStyle'),
  typeof import('./elementStyle')
>;
