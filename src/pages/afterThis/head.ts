import { AFTER_THIS } from '../../content/afterThis';
import type { PageHead } from '../PageModule';

export const head: PageHead = AFTER_THIS;
