import { description } from '../../../.generated/school/heads/programs';
import * as texts from '../../texts/en/programs';
import type { PageHead } from '../PageModule';

export const head: PageHead = { title: texts.title, description };
