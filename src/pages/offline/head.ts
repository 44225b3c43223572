import { description, title } from '../../texts/en/offline';
import type { PageHead } from '../PageModule';

export const head: PageHead = { title, description };
