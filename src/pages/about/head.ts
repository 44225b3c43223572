import { description } from '../../../.generated/school/heads/about';
import { title } from '../../texts/en/about';
import type { PageHead } from '../PageModule';

export const head: PageHead = { title, description };
