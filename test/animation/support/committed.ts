import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Animation } from '@lottie-animation-community/lottie-types';

const folder = join(process.cwd(), 'src/animation');

/** Reads one of the animation's source files as text. */
export function committed(name: 'intelligentAutomation.json' | 'poster.svg'): string {
  return readFileSync(join(folder, name), 'utf8');
}

/** Parses a fresh copy of the animation, because the engine mutates its input. */
export function committedAnimation(): Animation {
  return JSON.parse(committed('intelligentAutomation.json')) as Animation;
}
