import { documentLanguage } from '../../texts/en/documentLanguage';
import { escapeHtml } from './escapeHtml';

interface FramePage {
  title: string;
  /** Content Security Policy. */
  policy: string;
  /** Text for visitors who open the page outside a lesson. */
  note: string;
  /** CSS of the page. */
  style?: string;
  /** Script that the page passes on to a worker or a frame instead of running it. */
  embedded: { id: string; code: string };
  /** Script that the page runs; must be safe in a script element (see `embeddable`). */
  script: string;
}

/** Returns a self-contained HTML page that runs readers' code in a sandboxed frame. */
export function framePage({ title, policy, note, style, embedded, script }: FramePage): string {
  return `<!doctype html>
<html lang="${documentLanguage}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
${style === undefined ? '' : `<style>${style}</style>\n`}</head>
<body>
<p>${escapeHtml(note)}</p>
<script type="text/plain" id="${embedded.id}">${embeddable(embedded.code)}</script>
<script>${script}</script>
</body>
</html>
`;
}

/**
 * Escapes `</script` and `<!--` in code, so that the code can't end its script element. Both occur only
 * inside strings, where the escaped text means the same thing.
 */
export function embeddable(code: string): string {
  return code.replaceAll(/<\/(script)/gi, '<\\/$1').replaceAll('<!--', '<\\!--');
}
