import type { ComponentType } from 'react';
import type { Block, LessonOutline } from '../../content/lesson';
import { textCode } from './lessonCode';
import { lessonModule } from './lessonModules';
import type { SectionTextProps } from './SectionText';

/** A lesson block with the component that renders it on another page. */
export interface FoundBlock {
  lesson: LessonOutline;
  block: Block;
  SectionText: ComponentType<SectionTextProps>;
}

/**
 * Loads a single block of a lesson to show it on another page.
 *
 * @param slug - the lesson's slug
 * @param id - the block's permanent id
 * @returns the block; `null` if the lesson doesn't contain it
 * @throws Error if there's no such lesson, or if loading fails
 */
export async function loadBlock(slug: string, id: string): Promise<FoundBlock | null> {
  const [{ SectionText }, own] = await Promise.all([textCode.load(), lessonModule(slug).load()]);
  if (!own) throw new Error(`There is no lesson "${slug}".`);
  const { sections } = await own.text.load();
  const block = sections
    .flatMap(({ blocks }) => blocks)
    .find((candidate) => 'id' in candidate && candidate.id === id);
  return block ? { lesson: own.lesson, block, SectionText } : null;
}
