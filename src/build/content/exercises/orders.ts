/** Reads exercises that ask readers to put lines of code in order. */
import { createHash } from 'node:crypto';
import type { ContainerDirective } from 'mdast-util-directive';
import { arrange } from '../../../content/exercises/arrange';
import type { OrderBlock } from '../../../content/lesson';
import { reportFault, snippetOf } from '../markdown/codeBlocks';
import { lineOf, report, type Reading } from '../markdown/reading';
import { runnableFault } from '../markdown/syntax';
import { reportTests } from './exercises';
import { readTaskFrame, sortTask } from './tasks';

const ONE = { min: 1, max: 1 };

const FENCES = { 'js lines': ONE, 'js extra': { min: 0, max: 1 }, 'js tests': ONE };

/**
 * Limits for the number of lines: with fewer, readers could find the order by trial and error; more wouldn't
 * fit on a phone screen.
 */
const MIN_LINES = 3;
const MAX_LINES = 12;

/** Reads an ordering exercise. Shuffles its lines the same way in every build. */
export function readOrder(reading: Reading, node: ContainerDirective): OrderBlock | undefined {
  const nodes = sortTask(reading, node, FENCES);
  const [lines] = nodes.fences['js lines'];
  const [extra] = nodes.fences['js extra'];
  const [tests] = nodes.fences['js tests'];
  const frame = readTaskFrame(reading, node, nodes);
  if (!frame || !lines || !tests) {
    return undefined;
  }
  reportFault(reading, lines, runnableFault(lines.value));
  reportTests(reading, tests);
  const right = linesOf(lines.value);
  const all = [...right, ...linesOf(extra?.value ?? '')];
  if (right.length < MIN_LINES || all.length > MAX_LINES) {
    const reason = `there must be ${MIN_LINES} to ${MAX_LINES} lines to put in order, with the extra ones`;
    report(reading, lines, `${reason}; here are ${all.length}`);
  }
  const order = shuffled(all.length, frame.id);
  reading.orders.push({
    id: frame.id,
    line: lineOf(node),
    lines: { line: lineOf(lines), code: arrange(right) },
    ...(extra ? { extra: { line: lineOf(extra), code: completeChains(extra.value) } } : {}),
    shuffled: arrange(order.map((index) => all[index] ?? '')),
    tests: snippetOf(tests),
  });
  return {
    kind: 'order',
    ...frame,
    lines: order.map((index) => reading.highlight(all[index] ?? '', 'js')[0] ?? []),
    solution: right.map((_, index) => order.indexOf(index)),
    tests: tests.value,
  };
}

/**
 * Adds an identifier before lines that start in the middle of a call chain, so that each line parses on its
 * own.
 */
function completeChains(code: string): string {
  return code.replace(/^\s*(?=\.)/gm, 'chain');
}

function linesOf(code: string): string[] {
  return code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/**
 * Returns the indexes below `count`, shuffled. The order depends only on the seed, and is never the original
 * order.
 */
function shuffled(count: number, seed: string): number[] {
  const rank = (index: number): string =>
    createHash('sha256').update(`${seed} ${index}`).digest('hex');
  const order = Array.from({ length: count }, (_, index) => index).sort((a, b) =>
    rank(a) < rank(b) ? -1 : 1,
  );
  return order.every((index, at) => index === at) ? order.reverse() : order;
}
