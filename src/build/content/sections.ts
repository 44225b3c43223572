import { figureKind, type FigureKind } from '../../content/figure';
import { isTask, type Block, type LessonSection, type SectionOutline } from '../../content/lesson';

/**
 * Cuts a lesson at its level-two headings, and puts the self-check questions that follow each other in a section of
 * their own.
 *
 * @param blocks - the lesson's blocks
 * @returns the sections in order, none of them empty; ids are unique
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
 * @returns its sections in order, without their text
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

/** A block, and all that it holds. */
function withInner(block: Block): Block[] {
  return [block, ...innerBlocks(block).flatMap(withInner)];
}

function innerBlocks(block: Block): readonly Block[] {
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
    case 'exercise':
    case 'predict':
    case 'order':
      return [block.prompt, ...block.hints, block.explanation].flat();
    default:
      return [];
  }
}

/** Whether a block has controls: at least a button that copies its code. */
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
