import { htmlLanguage } from '@codemirror/lang-html';
import type { Extension } from '@codemirror/state';
import { markupColors } from './markup';

/** HTML for the editor, with what is in `<style>` and `<script>`. */
export const language: Extension = [htmlLanguage, markupColors];
