import { texts } from '../../../.generated/school/texts/home';
import { brand } from '../../school/brand';
import type { PageHead } from '../PageModule';

export const head: PageHead = {
  title: texts.pageTitle,
  description: brand.description,
};
