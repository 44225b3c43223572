import type { Block, LessonSection, SectionOutline } from '../../content/lesson';

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
  return lessonSections(blocks).map((section) => ({
    id: section.id,
    hasCode: section.blocks.some(hasCode),
  }));
}

/** Whether a block is code, or holds any: each has at least a button that copies it. */
function hasCode(block: Block): boolean {
  switch (block.kind) {
    case 'code':
    case 'example':
    case 'exercise':
    case 'webExercise':
    case 'preview':
      return true;
    case 'list':
      return block.items.some((item) => item.some(hasCode));
    case 'quote':
    case 'note':
    case 'warning':
    case 'summary':
      return block.children.some(hasCode);
    case 'check':
      return block.answer.some(hasCode);
    default:
      return false;
  }
}
