import { texts } from '../../../.generated/school/texts/programs';
import type { PageHead } from '../PageModule';

export const head: PageHead = { title: 'Programs', description: texts.description };
