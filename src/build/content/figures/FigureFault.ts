/** A mistake in a figure, told to the writer of the lesson. */
export class FigureFault extends Error {
  /** Counted from 1 within the fence; 0 is the fence itself. */
  readonly line: number;

  /**
   * @param reason - what is wrong, and the way out
   * @param line - where in the fence, counted from 1; 0 for the figure as a whole
   */
  constructor(reason: string, line = 0) {
    super(reason);
    this.line = line;
  }
}
