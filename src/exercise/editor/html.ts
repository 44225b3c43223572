import { htmlLanguage } from '@codemirror/lang-html';
import type { Extension } from '@codemirror/state';
import { markupColors } from './markup';

/** HTML grammar and highlighting, including the contents of `<style>` and `<script>`. */
export const language: Extension = [htmlLanguage, markupColors];
