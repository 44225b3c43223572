import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Animation } from '@lottie-animation-community/lottie-types';

const folder = join(process.cwd(), 'src/animation');

/** The text of a committed file of the animation. */
export function committed(name: 'intelligentAutomation.json' | 'poster.svg'): string {
  return readFileSync(join(folder, name), 'utf8');
}

/** The committed drawing, read anew: the engine writes into what it is given. */
export function committedAnimation(): Animation {
  return JSON.parse(committed('intelligentAutomation.json')) as Animation;
}
