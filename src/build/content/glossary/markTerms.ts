/** Links glossary terms in a lesson's text to their definitions. */
import type { Block, Inline } from '../../../content/lesson';

/** A term that can be marked. */
export interface MarkableTerm {
  slug: string;
  pattern: RegExp;
}

/**
 * Marks the first use of each term in paragraphs, lists and notes, but not in headings, links or emphasis.
 *
 * @param blocks - blocks of a lesson; not mutated
 * @param terms - terms introduced in earlier lessons
 * @returns the blocks with marks, and the slugs of the marked terms
 */
export function markTerms(
  blocks: readonly Block[],
  terms: readonly MarkableTerm[],
): { blocks: Block[]; marked: string[] } {
  const left = new Map(terms.map((term) => [term.slug, term.pattern]));
  const marked: string[] = [];

  function markText(text: string): Inline[] {
    const found = firstOf(text, left);
    if (found === undefined) return text === '' ? [] : [text];
    const { slug, at, words } = found;
    left.delete(slug);
    marked.push(slug);
    return [
      ...(at > 0 ? markText(text.slice(0, at)) : []),
      { kind: 'term', slug, text: words },
      ...markText(text.slice(at + words.length)),
    ];
  }

  function markInlines(inlines: readonly Inline[]): Inline[] {
    return inlines.flatMap((inline) => (typeof inline === 'string' ? markText(inline) : [inline]));
  }

  function markBlock(block: Block): Block {
    switch (block.kind) {
      case 'paragraph':
        return { ...block, children: markInlines(block.children) };
      case 'list':
        return { ...block, items: block.items.map((item) => item.map(markBlock)) };
      case 'note':
      case 'warning':
      case 'quote':
        return { ...block, children: block.children.map(markBlock) };
      default:
        return block;
    }
  }

  return { blocks: blocks.map(markBlock), marked };
}

interface Found {
  slug: string;
  at: number;
  words: string;
}

/** Finds the first term in a text. If several start at the same position, the longest wins. */
function firstOf(text: string, terms: ReadonlyMap<string, RegExp>): Found | undefined {
  let best: Found | undefined;
  for (const [slug, pattern] of terms) {
    pattern.lastIndex = 0;
    const match = pattern.exec(text);
    if (match === null) continue;
    const [words] = match;
    const isBetter =
      best === undefined ||
      match.index < best.at ||
      (match.index === best.at && words.length > best.words.length);
    if (isBetter) best = { slug, at: match.index, words };
  }
  return best;
}
