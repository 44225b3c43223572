/** Sentences about a page as a whole, and about input that it can't get. */
import { withDifference, type Difference } from './differences';

export const hiddenFromInput = "It's hidden, so no one can use it.";
export const titleDiffers = (difference: Difference | undefined) =>
  withDifference('The page title is different', difference);
/** After "Received:". */
export const noTitle = 'no title';
export const tabOrderDiffers = 'Tab moves in a different order.';
export const tooWide = 'The page is wider than the window.';
/** After "Expected:". */
export const widthLimit = (width: number) => `at most ${width} px wide`;
/** After "Received:". */
export const width = (pixels: number) => `${pixels} px`;
export const formSubmitted = 'A form was submitted, so visitors would leave the page.';
/** After "Expected:". */
export const noForm = 'no form submitted';
/** After "Received:". */
export const forms = (count: number) =>
  count === 1 ? '1 form submitted' : `${count} forms submitted`;

/** After "Expected:" and "Received:". */
export const visible = 'visible';
export const hidden = 'hidden';
