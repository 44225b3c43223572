import type { PagePart } from '../PageModule';
import { courseTexts } from './parts';

export { head } from './head';
export { CoursesPage as Page } from './CoursesPage';

export const parts: readonly PagePart[] = [{ chunks: ['courses-texts'], module: courseTexts }];
