import * as texts from '../../texts/en/review';
import type { PageHead } from '../PageModule';

export const head: PageHead = { title: texts.title, description: texts.description };
