import { brand } from '../../school/brand';
import type { PageHead } from '../PageModule';

export const head: PageHead = {
  title: 'Learn to code by running it',
  description: brand.description,
};
