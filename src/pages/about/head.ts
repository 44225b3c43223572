import { description } from '../../../.generated/school/heads/about';
import type { PageHead } from '../PageModule';

export const head: PageHead = { title: 'About us', description };
