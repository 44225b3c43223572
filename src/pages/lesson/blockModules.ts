import type { ComponentType } from 'react';
import type { Block, LessonOutline } from '../../content/lesson';
import { textCode } from './lessonCode';
import { lessonModule } from './lessonModules';
import type { SectionTextProps } from './SectionText';

/** A block of a lesson outside its page, with what shows it. */
export interface FoundBlock {
  lesson: LessonOutline;
  block: Block;
  SectionText: ComponentType<SectionTextProps>;
}

/**
 * Fetches one block of a lesson, to be shown on another page.
 *
 * @param slug - the lesson's
 * @param id - the block's permanent id
 * @returns the block, or `null` if the lesson has none of that id (any more)
 * @throws if there is no such lesson, or it could not be fetched
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
