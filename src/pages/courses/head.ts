import { description } from '../../../.generated/school/heads/courses';
import * as texts from '../../texts/en/courses';
import type { PageHead } from '../PageModule';

export const head: PageHead = { title: texts.title, description };
