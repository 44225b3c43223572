/** Message from the page to the drawing worker. Sizes are in device pixels. */
export type Order =
  | { type: 'load'; canvas: OffscreenCanvas; animation: unknown }
  | { type: 'resize'; width: number; height: number }
  /** Resumes from the current frame. */
  | { type: 'play' }
  | { type: 'pause' };

/** Message from the worker to the page: the first frame has been drawn, or the engine can't draw. */
export type Report = { type: 'drawn' } | { type: 'failed' };
