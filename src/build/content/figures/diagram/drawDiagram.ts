/** Draws diagrams from DOT, the Graphviz language. */
import { instance, type RenderError, type Viz } from '@viz-js/viz';
import { TONES, type Drawing } from '../../../../content/figure';
import { FigureFault } from '../FigureFault';
import { FONT_SIZE, MAX_SCROLLED_WIDTH, MAX_WIDTH, rounded } from '../../../../figures/fit';
import { withAsciiWords } from './asciiWords';
import { CELL_COLORS, drawElement, FACES, unknownFace, type ToPage } from './drawElement';
import { picture } from './xdot';

/** Margin that keeps strokes at the edge of the picture from being cut in half. */
const MARGIN = 1;

const DEFAULTS = {
  graphAttributes: {
    fontname: FACES.text.measuredAs,
    fontsize: FONT_SIZE,
    nodesep: 0.25,
    ranksep: 0.35,
    bgcolor: 'transparent',
  },
  nodeAttributes: {
    fontname: FACES.code.measuredAs,
    fontsize: FONT_SIZE,
    shape: 'box',
    style: 'rounded',
    margin: '0.11,0.06',
    width: 0.4,
    height: 0.36,
  },
  edgeAttributes: { fontname: FACES.text.measuredAs, fontsize: FONT_SIZE, arrowsize: 0.8 },
};

let loading: Promise<Viz> | undefined;

/**
 * Lays out a diagram with Graphviz.
 *
 * @param dot - DOT source
 * @param scrolls - true if the diagram can be wider than a phone
 * @throws FigureFault if the source is invalid or the diagram is too wide
 */
export async function drawDiagram(dot: string, scrolls: boolean): Promise<Drawing> {
  loading ??= instance();
  const viz = await loading;
  try {
    return layOut(viz, dot, scrolls);
  } catch (error) {
    throw error instanceof FigureFault ? withLine(error, dot) : error;
  }
}

/**
 * Adds a line number to a fault. Graphviz often doesn't report one, so this searches the source for the word
 * quoted in the message.
 */
function withLine({ message, line }: FigureFault, dot: string): FigureFault {
  const [, ...words] =
    /["'](.+?)["']|unknown shape (\S+)|(\S+) is not a known color/.exec(message) ?? [];
  const word = words.find(Boolean);
  const found = word === undefined ? -1 : dot.split('\n').findIndex((text) => text.includes(word));
  return new FigureFault(message, line > 0 ? line : found + 1);
}

function layOut(viz: Viz, dot: string, scrolls: boolean): Drawing {
  checkCells(dot);
  const { dot: measured, restore } = withAsciiWords(dot);
  const { output, errors } = viz.render(withFaces(withCellColors(measured)), {
    ...DEFAULTS,
    format: 'json',
  });
  const [error] = errors;
  if (error !== undefined) throw faultOf(error);
  const { bb, objects = [], edges = [] } = picture.parse(JSON.parse(output ?? '{}'));
  const [, , width = 0, height = 0] = bb.split(',').map(Number);
  const toPage: ToPage = ([x, y]) => [rounded(x + MARGIN), rounded(height - y + MARGIN)];
  const drawing: Drawing = {
    width: Math.ceil(width + 2 * MARGIN),
    height: Math.ceil(height + 2 * MARGIN),
    marks: [
      ...objects.flatMap((node) => {
        const isGroup = node.name?.startsWith('cluster') === true;
        return drawElement(node, isGroup ? 'group' : 'box', toPage);
      }),
      ...edges.flatMap((edge) => drawElement(edge, 'edge', toPage)),
    ].map((mark) => ('text' in mark ? { ...mark, text: restore(mark.text) } : mark)),
  };
  checkWidth(rounded(width + 2 * MARGIN), scrolls);
  return drawing;
}

/**
 * Rejects dashed and dotted tables and cells, because Graphviz would output invalid JSON for them, containing
 * uninitialized memory.
 */
function checkCells(dot: string): void {
  const found = /<(?:TABLE|TD)\b[^>]*\bSTYLE\s*=\s*["'][^"']*?(dashed|dotted)/i.exec(dot);
  if (found === null) return;
  const line = dot.slice(0, found.index).split('\n').length;
  throw new FigureFault(
    `STYLE="${found[1] ?? ''}" of a table or its cell can't be drawn; put it on the node, as style=dashed`,
    line,
  );
}

/** Replaces the tone names of table cells with colors that Graphviz accepts. `drawElement` maps them back. */
function withCellColors(dot: string): string {
  const tones = [...CELL_COLORS].map(([color, tone]) => [tone, color] as const);
  return dot.replaceAll(
    new RegExp(`\\bBGCOLOR="(${TONES.join('|')})"`, 'gi'),
    (_all, tone: string) => `BGCOLOR="${new Map(tones).get(tone) ?? ''}"`,
  );
}

/** Replaces the fonts `text` and `code` with Graphviz fonts of the same width. */
function withFaces(dot: string): string {
  return dot.replaceAll(
    /\b(fontname|face)\s*=\s*"?(text|code)"?(?![\w-])/gi,
    (_all, key: string, face: 'text' | 'code') => `${key}="${FACES[face].measuredAs}"`,
  );
}

function faultOf({ message }: RenderError): FigureFault {
  const face = /no hard-coded metrics for '(.*?)'/.exec(message)?.[1];
  if (face !== undefined) return unknownFace(face);
  const line = Number(/ in line (\d+)/.exec(message)?.[1] ?? 0);
  return new FigureFault(`Graphviz: ${message.replace(/ in line \d+/, '')}`, line);
}

function checkWidth(width: number, scrolls: boolean): void {
  if (!scrolls && width > MAX_WIDTH) {
    throw new FigureFault(
      `the diagram is ${width} wide, and a phone shows ${MAX_WIDTH}: make labels shorter (\\n breaks a line), go down instead of right (rankdir=TB), or let it scroll: \`\`\`diagram scroll "…"`,
    );
  }
  if (width > MAX_SCROLLED_WIDTH) {
    throw new FigureFault(
      `the diagram is ${width} wide; ${MAX_SCROLLED_WIDTH} is the most a reader can follow`,
    );
  }
}
