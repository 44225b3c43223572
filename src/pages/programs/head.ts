import { description } from '../../../.generated/school/heads/programs';
import type { PageHead } from '../PageModule';

export const head: PageHead = { title: 'Programs', description };
