/** A mistake in a figure, reported to the author of the lesson. */
export class FigureFault extends Error {
  /** 1-based line within the fence; 0 for the figure as a whole. */
  readonly line: number;

  /**
   * @param reason - what's wrong and how to fix it
   * @param line - 1-based line within the fence; 0 for the figure as a whole
   */
  constructor(reason: string, line = 0) {
    super(reason);
    this.line = line;
  }
}
