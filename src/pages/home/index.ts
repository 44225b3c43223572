import type { PagePart } from '../PageModule';
import { firstExercise } from './TryItNow';

export { head } from './head';
export { HomePage as Page } from './HomePage';

export const parts: readonly PagePart[] = [{ chunk: 'first-exercise', module: firstExercise }];
