/** Converts the Markdown blocks of a lesson's body to lesson blocks. */
import type { Code, Heading, Image, List, RootContent, Table } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { Block, PictureBlock } from '../../../content/lesson';
import { examplesIn, fenceRole, isRunnable, readCode } from '../markdown/codeBlocks';
import { readInlines } from '../markdown/inlines';
import { inlineText } from '../markdown/plainText';
import { lineOf, report, sourceOf, type Place, type Reading } from '../markdown/reading';
import { readDirective } from './directives';

const UNKNOWN: Partial<Record<RootContent['type'], string>> = {
  html: "raw HTML isn't allowed",
  definition: 'write the address of a link in place: [text](https://…)',
  footnoteDefinition: "footnotes aren't allowed; use a :::note",
};

/** Reads blocks in order. Reports and skips blocks that aren't allowed in lessons. */
export function readBlocks(reading: Reading, nodes: readonly RootContent[], place: Place): Block[] {
  const blocks: Block[] = [];
  let previous: RootContent | undefined;
  for (const node of nodes) {
    const example = blocks.at(-1);
    if (isOutput(node) && isRun(previous) && example?.kind === 'example') {
      example.output = node.value;
      Object.assign(examplesIn(reading, previous).at(-1) ?? {}, { output: node.value });
    } else {
      const block = readBlock(reading, node, place, example);
      if (block !== undefined) {
        blocks.push(block);
      }
    }
    previous = node;
  }
  return blocks;
}

function isOutput(node: RootContent): node is Code {
  return node.type === 'code' && fenceRole(node) === 'output';
}

function isRun(node: RootContent | undefined): node is Code {
  return node?.type === 'code' && isRunnable(node);
}

function readBlock(
  reading: Reading,
  node: RootContent,
  place: Place,
  before: Block | undefined,
): Block | undefined {
  switch (node.type) {
    case 'paragraph': {
      const [only, ...others] = node.children;
      return reading.pageLinks && only?.type === 'image' && others.length === 0
        ? readPictureBlock(reading, only)
        : { kind: 'paragraph', children: readInlines(reading, node.children) };
    }
    case 'heading':
      return readHeading(reading, node, place);
    case 'list':
      return readList(reading, node);
    case 'blockquote':
      return { kind: 'quote', children: readBlocks(reading, node.children, 'inside') };
    case 'thematicBreak':
      return { kind: 'rule' };
    case 'table':
      return readTable(reading, node);
    case 'code':
      return readCode(reading, node);
    case 'containerDirective':
      reportOpenEnd(reading, node);
      return readDirective(reading, node, place, before);
    case 'leafDirective':
      report(
        reading,
        node,
        `::${node.name} isn't a block; a block starts with at least three colons and has an end`,
      );
      return undefined;
    default:
      report(reading, node, UNKNOWN[node.type] ?? `${node.type} isn't allowed in a lesson`);
      return undefined;
  }
}

/** The file is read once the whole page has been (`resolvePictures`). */
function readPictureBlock(reading: Reading, node: Image): PictureBlock | undefined {
  const { alt, title, url: file } = node;
  if (!alt) {
    const reason = `describe the picture for people who don't see it, as in ![Two learners at a desk](${file})`;
    report(reading, node, reason);
    return undefined;
  }
  const block: PictureBlock = {
    kind: 'picture',
    alt,
    file,
    stem: '',
    widths: [],
    width: 0,
    height: 0,
    ...(title ? { caption: title } : {}),
  };
  reading.pictures.push({ line: lineOf(node), block });
  return block;
}

function readHeading(reading: Reading, node: Heading, place: Place): Block | undefined {
  const { depth } = node;
  if (place === 'inside') {
    report(reading, node, 'a heading goes in the body only, not inside another block');
    return undefined;
  }
  if (depth !== 2 && depth !== 3) {
    const reason = `headings are ## and ###, not ${'#'.repeat(depth)}`;
    report(reading, node, depth === 1 ? `${reason}; the title is in the front matter` : reason);
    return undefined;
  }
  if (depth === 3 && reading.contents.length === 0) {
    report(reading, node, 'a ### heading needs a ## heading above it');
  }
  const children = readInlines(reading, node.children);
  const title = inlineText(children);
  const slug = reading.passages[reading.contents.length] ?? reading.slugger.slug(title);
  reading.contents.push({ level: depth, slug, title });
  return { kind: 'heading', level: depth, slug, children };
}

function readList(reading: Reading, node: List): Block {
  const items = node.children.map((item) => {
    if (typeof item.checked === 'boolean') {
      report(reading, item, "task lists aren't allowed");
    }
    return readBlocks(reading, item.children, 'inside');
  });
  return { kind: 'list', ...(node.ordered ? { start: node.start ?? 1 } : {}), items };
}

function readTable(reading: Reading, node: Table): Block {
  const [head = [], ...rows] = node.children.map((row) =>
    row.children.map((cell) => readInlines(reading, cell.children)),
  );
  rows.forEach((row, index) => {
    if (row.length !== head.length) {
      const reason = `the row has ${row.length} cells, the table's header ${head.length}`;
      report(reading, node.children[index + 1] ?? node, reason);
    }
  });
  if (head.some((cell) => cell.length === 0)) {
    report(reading, node, 'a column of the table has no name in its header');
  }
  const align = head.map((_cell, column) => node.align?.[column] ?? null);
  return { kind: 'table', align, head, rows };
}

/** Reports a block without an end, which would swallow the rest of the file. */
export function reportOpenEnd(reading: Reading, node: ContainerDirective): void {
  const lines = sourceOf(reading, node).trimEnd().split('\n');
  if (lines.length < 2 || !/^[\s>]*:{3,}\s*$/.test(lines.at(-1) ?? '')) {
    report(reading, lineOf(node), `:::${node.name} is never closed`);
  }
}
