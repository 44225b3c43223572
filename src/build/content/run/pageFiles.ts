/** The files of a page, as the preview takes them. */
import type { PreviewFiles } from '../../../languages/page/protocol';
import type { RunResult } from '../../../sandbox/protocol';
import type { WebSnippets } from '../solutions/programs';

/** Runs checks on a page. For `until`, see `CheckCommand`. */
export type RunPage = (files: PreviewFiles, checks: string, until?: string) => Promise<RunResult>;

/** Returns the code of a page's files; empty for files that it doesn't have. */
export function filesOf({ html, css, js }: WebSnippets): PreviewFiles {
  return { html: html?.code ?? '', css: css?.code ?? '', js: js?.code ?? '' };
}
