import type { PreviewFiles } from '../../sandbox/preview/protocol';

const DOCUMENT = /<!doctype|<html\b/i;
const HEADING = /<h1\b[^>]*>([^]*?)<\/h1>/i;
const TITLE = /<title\b[^>]*>([^]*?)<\/title>/i;

/**
 * @param html - of a page
 * @param otherwise - the name of a page that has no heading
 * @returns what the page calls itself, without markup
 */
export function pageName(html: string, otherwise: string): string {
  const [, inner = ''] = TITLE.exec(html) ?? HEADING.exec(html) ?? [];
  const name = inner
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return name || otherwise;
}

/**
 * @param name - of a page
 * @returns the name of a file with it, for any system
 */
export function fileName(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'page'
  );
}

/**
 * Makes one file of a page, which opens from a disk as it does here.
 *
 * @param files - of the page; the HTML is a fragment or a whole document
 * @param name - of the page
 * @returns the HTML
 */
export function wholePage({ html, css, js }: PreviewFiles, name: string): string {
  const style = css.trim() === '' ? '' : `<style>\n${inElement(css, 'style')}\n</style>\n`;
  const script = js.trim() === '' ? '' : `<script>\n${inElement(js, 'script')}\n</script>\n`;
  return documentWith(html, name, style, script);
}

/**
 * Makes the HTML file of a page whose style sheet and script are files next to it.
 *
 * @param files - of the page
 * @param name - of the page
 * @returns the HTML
 */
export function linkedPage({ html }: PreviewFiles, name: string): string {
  const style = '<link rel="stylesheet" href="style.css">\n';
  return documentWith(html, name, style, '<script src="script.js"></script>\n');
}

function documentWith(html: string, name: string, style: string, script: string): string {
  if (!DOCUMENT.test(html)) {
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name.replaceAll('<', '&lt;')}</title>
${style}</head>
<body>
${html}
${script}</body>
</html>
`;
  }
  return before(before(html, /<\/body>|$/i, script), /<\/head>|<body\b|$/i, style);
}

/** Code that can't end the element it's in; within strings and comments, which is where this occurs, the meaning is the same. */
function inElement(code: string, element: 'style' | 'script'): string {
  return code.replaceAll(new RegExp(`</(${element})`, 'gi'), '<\\/$1').replaceAll('<!--', '<\\!--');
}

function before(html: string, place: RegExp, added: string): string {
  const at = place.exec(html)?.index ?? html.length;
  return html.slice(0, at) + added + html.slice(at);
}
