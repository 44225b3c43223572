/** Runs an example and compares its output with the output that the lesson shows. */
import type { ExampleProgram } from '../solutions/programs';
import type { NodeRunner } from './NodeRunner';
import { faultOf, BUILD_TIME_LIMIT, type Fault } from './outcomes';

/** @returns problems, with line numbers in the lesson's file */
export async function checkExample(
  runner: NodeRunner,
  { line, code, output }: ExampleProgram,
): Promise<Fault[]> {
  const result = await runner.run(code, undefined, BUILD_TIME_LIMIT);
  const fault = faultOf(result);
  if (fault !== undefined) {
    return [{ line: line + (result.error?.line ?? 0), reason: `the example ${fault}` }];
  }
  const printed = result.output.map(({ text }) => text).join('\n');
  if (output === undefined || output === printed) {
    return [];
  }
  const shown = output.split('\n');
  const index = printed.split('\n').findIndex((text, row) => text !== shown[row]);
  const row = index < 0 ? shown.length - 1 : index;
  const wrong = printed.split('\n')[row] ?? '';
  return [
    { line, reason: `line ${row + 1} of its output is "${wrong}", not "${shown[row] ?? ''}"` },
  ];
}
