import { description } from '../../../.generated/school/heads/tutorials';
import * as texts from '../../texts/en/tutorials';
import type { PageHead } from '../PageModule';

export const head: PageHead = { title: texts.title, description };
