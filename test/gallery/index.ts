import type { PageHead } from '../../src/pages/PageModule';

export { GalleryPage as Page } from './GalleryPage';

export const head: PageHead = {
  title: 'Gallery',
  description: 'Every family of MUI components a site uses, on one page, for tests only.',
};
