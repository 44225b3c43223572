import { isTask, type Block, type Inline } from '../../../content/lesson';

/**
 * @param inlines - inline content of a lesson
 * @returns the text without formatting
 */
export function inlineText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      switch (inline.kind) {
        case 'code':
        case 'term':
          return inline.text;
        case 'break':
          return ' ';
        default:
          return inlineText(inline.children);
      }
    })
    .join('');
}

/**
 * @param block - a block of a lesson
 * @returns its visible prose on one line, without code, hints, solutions, or answers
 */
export function blockText(block: Block): string {
  if (isTask(block)) return `${block.title}. ${blocksText(block.prompt)}`;
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return inlineText(block.children);
    case 'list':
      return block.items.map(blocksText).join(' ');
    case 'quote':
    case 'note':
    case 'warning':
    case 'summary':
      return blocksText(block.children);
    case 'table':
      return [block.head, ...block.rows].flat().map(inlineText).join(' ');
    case 'diagram':
    case 'plot':
      return block.label;
    case 'steps':
      return [block.label, ...block.frames.map(({ sentence }) => sentence)].join(' ');
    case 'check':
      return inlineText(block.question);
    case 'picture':
      return [block.alt, block.caption ?? ''].join(' ').trim();
    case 'example':
    case 'preview':
      return blocksText(block.change?.prompt ?? []);
    case 'code':
    case 'rule':
      return '';
  }
}

/**
 * @param blocks - blocks of a lesson
 * @returns their prose on one line; see `blockText`
 */
export function blocksText(blocks: readonly Block[]): string {
  return blocks.map(blockText).filter(Boolean).join(' ');
}
