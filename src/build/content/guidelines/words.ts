/** Counts the words in a lesson's prose, to keep lessons short enough for one sitting. */
import type { Block, Inline } from '../../../content/lesson';
import { inlineText } from '../markdown/plainText';

/**
 * Counts the words in headings, paragraphs, lists, tables, notes and the summary, but not in code, exercises
 * or checks.
 */
export function countWords(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + wordsOf(block), 0);
}

function wordsOf(block: Block): number {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return wordsIn(block.children);
    case 'list':
      return block.items.reduce((sum, item) => sum + countWords(item), 0);
    case 'table':
      return [block.head, ...block.rows].flat().reduce((sum, cell) => sum + wordsIn(cell), 0);
    case 'quote':
    case 'note':
    case 'warning':
    case 'summary':
      return countWords(block.children);
    default:
      return 0;
  }
}

function wordsIn(inlines: readonly Inline[]): number {
  return inlineText(inlines)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
