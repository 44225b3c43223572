/** Fences of figures: what each kind is called, and what it says beside its name. */
import type { Code } from 'mdast';
import type { FigureBlock } from '../../../content/figure';
import { lineOf, report, type Reading } from '../reading';

export const FIGURE_KINDS = ['diagram', 'plot', 'steps'] as const;

/** A figure as it is written; it is drawn once all lessons have been read. */
export interface PendingFigure {
  line: number;
  source: string;
  /** Without a drawing so far. */
  block: FigureBlock;
}

/** Whether a fence is one of a figure. */
export function isFigure({ lang }: Code): boolean {
  return FIGURE_KINDS.some((kind) => kind === lang);
}

/** Reads a fence of a figure; what it shows is drawn later. */
export function readFigure(reading: Reading, node: Code): FigureBlock | undefined {
  const kind = node.lang ?? '';
  const [, scroll, label] = /^(scroll )?"([^"]+)"$/.exec(node.meta?.trim() ?? '') ?? [];
  if (label === undefined) {
    const reason = `a ${kind} says in quotes what it shows: \`\`\`${kind} "Two boxes, one after the other"`;
    report(reading, node, reason);
    return undefined;
  }
  if (scroll !== undefined && kind !== 'diagram') {
    report(reading, node, `only a diagram may scroll, not a ${kind}`);
  }
  const block = emptyBlock(label, scroll !== undefined);
  reading.figures.push({ line: lineOf(node), source: node.value, block });
  return block;
}

function emptyBlock(label: string, scrolls: boolean): FigureBlock {
  const drawing = { width: 0, height: 0, marks: [] };
  return { kind: 'diagram', label, drawing, ...(scrolls ? { scrolls } : {}) };
}
