import { description } from '../../../.generated/school/heads/courses';
import type { PageHead } from '../PageModule';

export const head: PageHead = { title: 'Courses', description };
