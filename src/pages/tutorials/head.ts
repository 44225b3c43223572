import { description } from '../../../.generated/school/heads/tutorials';
import type { PageHead } from '../PageModule';

export const head: PageHead = { title: 'Tutorials', description };
