import type { PagePart } from '../PageModule';
import { texts } from './parts';

export { head } from './head';
export { TutorialsPage as Page } from './TutorialsPage';

export const parts: readonly PagePart[] = [{ chunks: ['tutorials-texts'], module: texts }];
