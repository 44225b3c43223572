/** Reads exercises that ask what code prints. */
import type { Code } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { PredictBlock } from '../../../content/lesson';
import { readRunnable } from '../markdown/codeBlocks';
import { lineOf, report, type Reading } from '../markdown/reading';
import { readTaskFrame, sortTask } from './tasks';

const ONE = { min: 1, max: 1 };

const FENCES = { 'js predict': ONE, output: ONE, slip: { min: 0, max: 6 } };

/** Reads a prediction. The build runs its code and compares the output, as it does for examples. */
export function readPrediction(
  reading: Reading,
  node: ContainerDirective,
): PredictBlock | undefined {
  const nodes = sortTask(reading, node, FENCES);
  const [code] = nodes.fences['js predict'];
  const [output] = nodes.fences.output;
  const slips = nodes.fences.slip.flatMap((slip) => readSlip(reading, slip) ?? []);
  const frame = readTaskFrame(reading, node, nodes);
  if (!frame || !code || !output) {
    return undefined;
  }
  if (output.value.trim() === '') {
    report(reading, output, 'the code must print something that can be predicted');
  }
  reportDuplicates(reading, output, nodes.fences.slip);
  reading.predictions.push({ line: lineOf(code), code: code.value, output: output.value });
  return {
    kind: 'predict',
    ...frame,
    lines: readRunnable(reading, code),
    output: output.value,
    slips,
  };
}

function readSlip(reading: Reading, node: Code): PredictBlock['slips'][number] | undefined {
  const says = /^"(.+)"$/.exec(node.meta?.trim() ?? '')?.[1];
  if (says === undefined) {
    report(reading, node, 'a slip needs an explanation in quotes: ```slip "A list counts from 0."');
    return undefined;
  }
  return { output: node.value, says };
}

function reportDuplicates(reading: Reading, output: Code, slips: readonly Code[]): void {
  const seen = new Set([output.value.trim()]);
  for (const slip of slips) {
    if (seen.has(slip.value.trim())) {
      report(reading, slip, 'this slip is the right output, or one that is listed above');
    }
    seen.add(slip.value.trim());
  }
}
