import { texts } from '../../../.generated/school/texts/courses';
import type { PageHead } from '../PageModule';

export const head: PageHead = { title: 'Courses', description: texts.description };
