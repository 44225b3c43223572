import { pageTitle } from '../../../.generated/school/heads/home';
import { brand } from '../../school/brand';
import type { PageHead } from '../PageModule';

export const head: PageHead = {
  title: pageTitle,
  description: brand.description,
};
