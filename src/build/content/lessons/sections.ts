import { figureKind, type FigureKind } from '../../../content/figure';
import {
  isTask,
  type Block,
  type LessonSection,
  type SectionOutline,
} from '../../../content/lesson';

/**
 * Splits a lesson at its level-two headings. Consecutive self-check questions form a separate section.
 *
 * @param blocks - the lesson's blocks
 * @returns non-empty sections in order, with unique ids
 */
export function lessonSections(blocks: readonly Block[]): LessonSection[] {
  const sections: LessonSection[] = [];
  for (const block of blocks) {
    const last = sections.at(-1);
    const kind = block.kind === 'check' ? 'checks' : 'text';
    const opens = block.kind === 'heading' && block.level === 2;
    if (last === undefined || opens || last.kind !== kind) {
      const id = opens ? block.slug : kind === 'checks' ? 'checks' : 'start';
      const taken = sections.some((section) => section.id === id);
      sections.push({ id: taken ? `${id}-${sections.length}` : id, kind, blocks: [block] });
    } else {
      last.blocks.push(block);
    }
  }
  return sections;
}

/**
 * @param blocks - a lesson's blocks
 * @returns the outlines of its sections, in order
 */
export function sectionOutlines(blocks: readonly Block[]): SectionOutline[] {
  return lessonSections(blocks).map((section) => {
    const all = section.blocks.flatMap(withInner);
    const figures = [...new Set(all.flatMap(figureKindsOf))].sort();
    return {
      id: section.id,
      hasCode: all.some(hasCode) || figures.includes('moving'),
      ...(figures.length > 0 ? { figures } : {}),
    };
  });
}

/** Returns a block and all blocks nested in it. */
export function withInner(block: Block): Block[] {
  return [block, ...innerBlocks(block).flatMap(withInner)];
}

function innerBlocks(block: Block): readonly Block[] {
  if (isTask(block)) return [block.prompt, ...block.hints, block.explanation].flat();
  switch (block.kind) {
    case 'list':
      return block.items.flat();
    case 'quote':
    case 'note':
    case 'warning':
    case 'summary':
      return block.children;
    case 'check':
      return block.answer;
    case 'example':
    case 'preview':
      return block.change?.prompt ?? [];
    default:
      return [];
  }
}

/** Returns true if a block has controls, such as a button to copy its code. */
function hasCode(block: Block): boolean {
  return ['code', 'example', 'preview'].includes(block.kind) || isTask(block);
}

function figureKindsOf(block: Block): FigureKind[] {
  switch (block.kind) {
    case 'diagram':
    case 'plot':
    case 'steps':
      return [figureKind(block)];
    default:
      return [];
  }
}
