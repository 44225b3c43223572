/** Restricts Markdown pages to blocks that don't need a lesson. */
import type { Code, RootContent } from 'mdast';
import { fenceRole } from '../markdown/codeBlocks';
import { figureKindOf } from '../figures/readFigure';
import { report, type Reading } from '../markdown/reading';

/** Directives that pages can use. */
const CALLOUTS = new Set(['note', 'warning']);

/** Code that lessons run or ask readers for. */
const ONLY_LESSONS =
  /^(?:output|(?:js|ts|python) run|js (?:predict|lines|extra)|slip\b.*|.* (?:starter|given|tests|checks|solution))$/;

/**
 * Reports and removes blocks that only lessons can have: exercises, examples to run, figures, checks and
 * summaries.
 *
 * @param reading - the page
 * @param nodes - Markdown blocks
 * @returns the other blocks
 */
export function plainBlocks(reading: Reading, nodes: readonly RootContent[]): RootContent[] {
  return nodes.filter((node) => {
    const name = lessonBlock(node);
    if (name !== undefined) {
      report(reading, node, `${name} is only for lessons; remove it, or write it as text`);
      return false;
    }
    if ('children' in node) {
      Object.assign(node, { children: plainBlocks(reading, node.children as RootContent[]) });
    }
    return true;
  });
}

/** Returns the name of a block that only lessons can have; undefined for other blocks. */
function lessonBlock(node: RootContent): string | undefined {
  if (node.type === 'containerDirective') {
    return CALLOUTS.has(node.name) ? undefined : `the block :::${node.name}`;
  }
  return node.type === 'code' && isLessonCode(node)
    ? `the code block "${fenceRole(node)}"`
    : undefined;
}

function isLessonCode(node: Code): boolean {
  return figureKindOf(node) !== undefined || ONLY_LESSONS.test(fenceRole(node));
}
