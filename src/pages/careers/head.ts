import { description, title } from '../../texts/en/careers';
import type { PageHead } from '../PageModule';

export const head: PageHead = { title, description };
