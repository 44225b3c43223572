import { HOW_IT_COMPARES } from '../../content/comparison';
import type { PageHead } from '../PageModule';

export const head: PageHead = HOW_IT_COMPARES;
