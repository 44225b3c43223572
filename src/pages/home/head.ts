import { pageTitle } from '../../../.generated/school/heads/home';
import { brand } from '../../../.generated/school/brand';
import type { PageHead } from '../PageModule';

export const head: PageHead = {
  title: pageTitle,
  description: brand.description,
};
