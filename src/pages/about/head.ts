import { texts } from '../../../.generated/school/texts/about';
import type { PageHead } from '../PageModule';

export const head: PageHead = { title: 'About us', description: texts.description };
