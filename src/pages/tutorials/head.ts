import { texts } from '../../../.generated/school/texts/tutorials';
import type { PageHead } from '../PageModule';

export const head: PageHead = { title: 'Tutorials', description: texts.description };
