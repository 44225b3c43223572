/** The Markdown directives that contain exercises. To add a kind of exercise, start by adding it here. */
import type { ContainerDirective } from 'mdast-util-directive';
import type { TaskBlock } from '../../../content/lesson';
import type { Reading } from '../markdown/reading';
import { readExercise } from './exercises';
import { readOrder } from './orders';
import { readPrediction } from './predictions';

interface TaskDirective {
  /** Attributes that authors can set. */
  attributes: readonly string[];
  /** Reads the exercise. Reports problems, and returns undefined if the exercise can't be used. */
  read: (reading: Reading, node: ContainerDirective) => TaskBlock | undefined;
}

const SHARED = ['id', 'title', 'step'];

/** Exercise directives by name. An `exercise` is a program or a web page, depending on its code fences. */
export const TASK_DIRECTIVES = {
  exercise: { attributes: [...SHARED, 'continues'], read: readExercise },
  predict: { attributes: SHARED, read: readPrediction },
  order: { attributes: SHARED, read: readOrder },
} satisfies Record<string, TaskDirective>;
