import { cssLanguage } from '@codemirror/lang-css';
import type { Extension } from '@codemirror/state';
import { markupColors } from './markup';

/** CSS grammar and highlighting. */
export const language: Extension = [cssLanguage, markupColors];
