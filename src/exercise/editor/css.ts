import { cssLanguage } from '@codemirror/lang-css';
import type { Extension } from '@codemirror/state';
import { markupColors } from './markup';

/** CSS for the editor. */
export const language: Extension = [cssLanguage, markupColors];
