import { description, title } from '../../texts/en/glossary';
import type { PageHead } from '../PageModule';

export const head: PageHead = { title, description };
