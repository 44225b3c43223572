import type { Block, LessonSection } from '../../content/lesson';

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
