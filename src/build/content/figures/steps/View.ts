import type { Mark } from '../../../../content/figure';
import type { RecordedView, ViewOf } from './recorded';

/** A drawn view. Its marks are relative to its top-left corner. */
export interface DrawnView {
  width: number;
  height: number;
  marks: Mark[];
}

/** Function that draws one kind of view. */
export interface View<Kind extends RecordedView['view']> {
  /**
   * @param view - what to draw
   * @param before - the same view in the previous frame, to mark changes
   * @param all - the same view in all frames, so that the layout is the same in each
   */
  draw: (
    view: ViewOf<Kind>,
    before: ViewOf<Kind> | undefined,
    all: readonly ViewOf<Kind>[],
  ) => DrawnView;
}

/**
 * Returns the style words of a box, which depend on whether it changed. A changed box gets a thick border as
 * well as a color, because color must not be the only cue.
 */
export function changed(isChanged: boolean): string {
  return isChanged ? 'accent thick' : '';
}

/** Returns the width of a box that fits the widest text. */
export function boxWidth(widths: readonly number[], least: number): number {
  return Math.max(least, ...widths.map((width) => width + 14));
}
