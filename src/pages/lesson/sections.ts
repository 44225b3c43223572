import type { Block } from '../../content/lesson';

/** A stretch of a lesson that is shown, and comes to life, as one. */
export interface LessonSection {
  /** Slug of its heading; `start` and `checks` for the two that have none. */
  id: string;
  kind: 'text' | 'checks';
  blocks: Block[];
}

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
