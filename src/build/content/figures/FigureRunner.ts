/** Runs the code of figures in the kind of process that runs examples, with their time limit. */
import { NodeRunner } from '../run/NodeRunner';
import { faultOf, PATIENT } from '../run/outcomes';
import { runnableFault } from '../syntax';
import { FigureFault } from './FigureFault';

export class FigureRunner {
  readonly #runner = new NodeRunner();

  /**
   * Runs a program that prints one line of JSON at its end.
   *
   * @param code - the whole program
   * @param offset - what to add to a line of the program to get one of the fence
   * @returns what the JSON says
   * @throws FigureFault where the program does not parse, ends with an error or not in time, or prints too much
   */
  async run(code: string, offset: number): Promise<unknown> {
    const syntax = runnableFault(code);
    if (syntax !== undefined) {
      throw new FigureFault(`the code doesn't parse: ${syntax.reason}`, syntax.line + offset);
    }
    const result = await this.#runner.run(code, undefined, PATIENT);
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

  /** Ends the process. */
  stop(): Promise<void> {
    return this.#runner.stop();
  }
}
