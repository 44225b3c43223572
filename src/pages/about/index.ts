import type { PagePart } from '../PageModule';
import { sections, storage } from './parts';

export { head } from './head';
export { AboutPage as Page } from './AboutPage';

export const parts: readonly PagePart[] = [
  { chunks: ['about-sections'], module: sections },
  { chunks: ['about-storage'], module: storage },
];
