/** What the page tells the worker that draws. Sizes are in px of the screen. */
export type Order =
  | { type: 'load'; canvas: OffscreenCanvas; animation: unknown }
  | { type: 'resize'; width: number; height: number }
  /** Goes on from the frame it is at. */
  | { type: 'play' }
  | { type: 'pause' };

/** What the worker tells the page: the first frame is drawn, or the engine cannot draw. */
export type Report = { type: 'drawn' } | { type: 'failed' };
