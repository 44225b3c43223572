import { description, title } from '../../texts/en/notFound';
import type { PageHead } from '../PageModule';

export const head: PageHead = { title, description };
