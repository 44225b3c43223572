/** Converts Graphviz's drawing operations for a node or edge into marks. */
import { TONES, type Mark } from '../../../../content/figure';
import { FONT_SIZE, rounded } from '../../../../figures/fit';
import { FigureFault } from '../FigureFault';
import type { Element, Operation } from './xdot';

/** Graphviz's default colors. */
const DEFAULTS = ['#000000', '#fffffe00'];

/** Placeholder colors for the tones of table cells, because cells can't have a class. */
export const CELL_COLORS: ReadonlyMap<string, string> = new Map(
  TONES.map((tone, index) => [`#0000a${index}`, tone]),
);

/**
 * The site's two fonts, by the names that authors use. `measuredAs` is the Graphviz font of the same width
 * (Open Sans is 0 to 4% wider than Instrument Sans, as of November 2026); `look` is the mark's style word.
 */
export const FACES = {
  text: { measuredAs: 'Open Sans', look: '' },
  code: { measuredAs: 'Courier', look: 'mono' },
} as const;

const ANCHORS = { l: 'start', c: '', r: 'end' };

type Point = readonly [x: number, y: number];

export type ToPage = (point: Point) => Point;

/** Drawing state set by earlier operations. */
interface Pen {
  fill: string;
  line: string;
  face: string;
  weight: string;
}

/**
 * @param element - Graphviz's output for one node, cluster or edge
 * @param kind - how to style its outline
 * @param toPage - converts Graphviz coordinates to drawing coordinates
 * @throws FigureFault for a font, size or color that the site doesn't have
 */
export function drawElement(
  element: Element,
  kind: 'box' | 'group' | 'edge',
  toPage: ToPage,
): Mark[] {
  const tone = toneOf(element);
  const marks: Mark[] = [];
  function draw(operations: readonly Operation[] | undefined, as: string): void {
    const pen: Pen = { fill: '', line: '', face: '', weight: '' };
    for (const operation of operations ?? []) {
      const mark = markOf(operation, pen, toPage);
      if (mark === undefined) continue;
      const look = 'text' in mark ? [tone, mark.look] : [as, tone, mark.look];
      marks.push({ ...mark, look: look.filter(Boolean).join(' ') });
    }
  }
  draw(element._draw_, kind);
  draw(element._hdraw_, 'head');
  draw(element._tdraw_, 'head');
  draw(element._ldraw_, 'cell');
  return marks;
}

function toneOf({ class: words = '' }: Element): string {
  for (const word of words.split(/\s+/).filter(Boolean)) {
    if (!TONES.some((tone) => tone === word)) {
      throw new FigureFault(`unknown class "${word}"; the known ones are ${TONES.join(', ')}`);
    }
  }
  return words;
}

/** Returns the mark for an operation that draws. Other operations update the pen and return undefined. */
function markOf(operation: Operation, pen: Pen, toPage: ToPage): Mark | undefined {
  const at = (point: Point): string => toPage(point).join(' ');
  switch (operation.op) {
    case 'F':
      setFace(pen, operation);
      return undefined;
    case 't':
      pen.weight = operation.fontchar & 1 ? 'bold' : '';
      return undefined;
    case 'S':
      pen.line = lineOf(operation.style);
      return undefined;
    case 'c':
      pen.line = operation.color === '#fffffe00' ? 'unlined' : pen.line.replace('unlined', '');
      readColor(operation.color);
      return undefined;
    case 'C':
      pen.fill = readColor(operation.color);
      return undefined;
    case 'T': {
      const [x, y] = toPage(operation.pt);
      return {
        text: operation.text,
        x,
        y,
        look: words(pen.face, pen.weight, ANCHORS[operation.align]),
      };
    }
    case 'e':
    case 'E':
      return { path: ellipse(operation.rect, toPage), look: words(pen.line) };
    case 'L':
    case 'p':
    case 'P': {
      const end = operation.op === 'L' ? '' : 'Z';
      const look = operation.op === 'P' ? words('filled', pen.fill, pen.line) : words(pen.line);
      return { path: `M${operation.points.map(at).join('L')}${end}`, look };
    }
    case 'b':
    case 'B': {
      const [first = [0, 0], ...rest] = operation.points;
      return { path: `M${at(first)}C${rest.map(at).join(' ')}`, look: words(pen.line) };
    }
  }
}

function words(...all: readonly string[]): string {
  return all.filter(Boolean).join(' ');
}

function setFace(pen: Pen, { face, size }: Extract<Operation, { op: 'F' }>): void {
  const known = Object.values(FACES).find(({ measuredAs }) => measuredAs === face);
  if (known === undefined) throw unknownFace(face);
  if (size !== FONT_SIZE) {
    throw new FigureFault(`text has one size, ${FONT_SIZE}, not ${size}; leave fontsize out`);
  }
  pen.face = known.look;
}

/** Creates the error for a font that the site doesn't have. */
export function unknownFace(face: string): FigureFault {
  return new FigureFault(
    `unknown fontname "${face}"; the known ones are ${Object.keys(FACES).join(', ')}`,
  );
}

function lineOf(style: string): string {
  if (style === 'dashed' || style === 'dotted') return 'dashed';
  return /bold|setlinewidth/.test(style) ? 'thick' : '';
}

function readColor(color: string): string {
  const tone = CELL_COLORS.get(color);
  if (tone === undefined && !DEFAULTS.includes(color)) {
    const way = `give a node or an edge a class, a table cell a BGCOLOR: ${TONES.join(', ')}`;
    throw new FigureFault(`"${color}" is a fixed color, and the page has two modes; ${way}`);
  }
  return tone ?? '';
}

function ellipse(
  [x, y, rx, ry]: readonly [number, number, number, number],
  toPage: ToPage,
): string {
  const [left, middle] = toPage([x - rx, y]);
  const arc = `a${rounded(rx)} ${rounded(ry)} 0 1 0 `;
  const width = rounded(2 * rx);
  return `M${left} ${middle}${arc}${width} 0${arc}${-width} 0Z`;
}
