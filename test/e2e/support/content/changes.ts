import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ExampleBlock, Lesson } from '../../../../src/content/lesson';
import { lessonAddress } from '../../../../src/site/addresses';
import { sample } from './need';

const FOLDER = path.resolve(import.meta.dirname, '../../../../.generated/lessons');

interface ChangeInLesson {
  /** Title of the example. */
  name: string;
  change: NonNullable<ExampleBlock['change']>;
  address: string;
}

/** A change to a program. */
export const CHANGE = sample(
  'example to change',
  readdirSync(FOLDER).flatMap((file) => {
    const { slug, blocks } = JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Lesson;
    return blocks.flatMap((block): ChangeInLesson[] => {
      if (block.kind !== 'example' || !block.change) return [];
      const name = block.id.replace('-', ' ');
      return [{ name, change: block.change, address: lessonAddress(slug) }];
    });
  }),
);
