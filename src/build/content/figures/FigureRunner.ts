/** Runs the figures' code in the same kind of process as examples. */
import { NodeRunner } from '../run/NodeRunner';
import { faultOf, BUILD_TIME_LIMIT } from '../run/outcomes';
import { runnableFault } from '../markdown/syntax';
import { FigureFault } from './FigureFault';

export class FigureRunner {
  readonly #runner = new NodeRunner();

  /**
   * Runs a program whose last line of output is JSON.
   *
   * @param code - the program
   * @param offset - added to a line number in the program to get the line within the fence
   * @returns the parsed JSON
   * @throws FigureFault if the program doesn't parse, throws, times out, or prints too much
   */
  async run(code: string, offset: number): Promise<unknown> {
    const syntax = runnableFault(code);
    if (syntax !== undefined) {
      throw new FigureFault(`the code doesn't parse: ${syntax.reason}`, syntax.line + offset);
    }
    const result = await this.#runner.run(code, undefined, BUILD_TIME_LIMIT);
    const fault = faultOf(result);
    if (fault !== undefined) {
      const line = result.error?.line;
      throw new FigureFault(`the code ${fault}`, line === undefined ? 0 : line + offset);
    }
    if (result.cut) {
      throw new FigureFault('the code makes more data than a page should hold; show less');
    }
    return JSON.parse(result.output.at(-1)?.text ?? 'null');
  }

  stop(): Promise<void> {
    return this.#runner.stop();
  }
}
