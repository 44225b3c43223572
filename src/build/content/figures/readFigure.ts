/** Reads the fences that contain figures: their kind, description, and options. */
import type { Code } from 'mdast';
import type { FigureBlock } from '../../../content/figure';
import { lineOf, report, type Reading } from '../markdown/reading';

type Kind = FigureBlock['kind'];

const KINDS: readonly Kind[] = ['diagram', 'plot', 'steps'];

/** A parsed figure. It's drawn once all lessons have been read. */
export interface PendingFigure {
  line: number;
  source: string;
  /** The figure's block, which doesn't have its drawing yet. */
  block: FigureBlock;
}

/** Returns the kind of figure in a fence; undefined if it's a code block. */
export function figureKindOf({ lang }: Code): Kind | undefined {
  return KINDS.find((kind) => kind === lang);
}

/** Reads a figure's fence. The returned block has no drawing yet. */
export function readFigure(reading: Reading, node: Code, kind: Kind): FigureBlock | undefined {
  const [, scroll, label] = /^(scroll )?"([^"]+)"$/.exec(node.meta?.trim() ?? '') ?? [];
  if (label === undefined) {
    const reason = `a ${kind} needs a description in quotes: \`\`\`${kind} "Two boxes, one after the other"`;
    report(reading, node, reason);
    return undefined;
  }
  if (scroll !== undefined && kind !== 'diagram') {
    report(reading, node, `only a diagram can scroll; a ${kind} is drawn to fit`);
  }
  const block = emptyBlock(kind, label, scroll !== undefined);
  reading.figures.push({ line: lineOf(node), source: node.value, block });
  return block;
}

function emptyBlock(kind: Kind, label: string, scrolls: boolean): FigureBlock {
  const drawing = { width: 0, height: 0, marks: [] };
  switch (kind) {
    case 'diagram':
      return { kind, label, drawing, ...(scrolls ? { scrolls } : {}) };
    case 'plot':
      return { kind, label, drawing };
    case 'steps':
      return { kind, label, drawing, frames: [] };
  }
}
