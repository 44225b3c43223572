import type { Mark } from '../../../../content/figure';
import type { RecordedView, ViewOf } from './recorded';

/** A view as it is drawn, from its left upper corner. */
export interface DrawnView {
  width: number;
  height: number;
  marks: Mark[];
}

/** How one kind of view is drawn. */
export interface View<Kind extends RecordedView['view']> {
  /**
   * @param view - what to draw
   * @param before - the same view one frame earlier, to mark what has changed
   * @param all - the same view in all frames, so that nothing moves that has not changed
   */
  draw: (
    view: ViewOf<Kind>,
    before: ViewOf<Kind> | undefined,
    all: readonly ViewOf<Kind>[],
  ) => DrawnView;
}

/** Words for a box whose contents have changed: by its border, not by color alone. */
export function changed(isChanged: boolean): string {
  return isChanged ? 'accent thick' : '';
}

/** Width of a box that holds each of the texts. */
export function boxWidth(widths: readonly number[], least: number): number {
  return Math.max(least, ...widths.map((width) => width + 14));
}
