import type { PreviewFiles } from '../../../languages/page/protocol';

const DOCUMENT = /<!doctype|<html\b/i;
const HEADING = /<h1\b[^>]*>([^]*?)<\/h1>/i;
const TITLE = /<title\b[^>]*>([^]*?)<\/title>/i;

/**
 * Returns the name of a page: its title, or else its first heading, without markup.
 *
 * @param html - the page
 * @param otherwise - name to use if the page has neither
 */
export function pageName(html: string, otherwise: string): string {
  const [, inner = ''] = TITLE.exec(html) ?? HEADING.exec(html) ?? [];
  const name = inner
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return name || otherwise;
}

/** Converts a page's name to a file name that's valid on any operating system, without an extension. */
export function fileName(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'page'
  );
}

/**
 * Creates a standalone HTML file for a page.
 *
 * @param files - the page; the HTML is a fragment or a complete document
 * @param name - title, used if the HTML is a fragment
 * @param language - BCP 47 tag, used if the HTML is a fragment
 */
export function wholePage({ html, css, js }: PreviewFiles, name: string, language: string): string {
  const style = css.trim() === '' ? '' : `<style>\n${inElement(css, 'style')}\n</style>\n`;
  const script = js.trim() === '' ? '' : `<script>\n${inElement(js, 'script')}\n</script>\n`;
  return documentWith(html, { name, language, style, script });
}

/**
 * Creates an HTML file that links to `style.css` and `script.js`.
 *
 * @param files - the page; the HTML is a fragment or a complete document
 * @param name - title, used if the HTML is a fragment
 * @param language - BCP 47 tag, used if the HTML is a fragment
 */
export function linkedPage({ html }: PreviewFiles, name: string, language: string): string {
  const style = '<link rel="stylesheet" href="style.css">\n';
  const script = '<script src="script.js"></script>\n';
  return documentWith(html, { name, language, style, script });
}

function documentWith(
  html: string,
  { name, language, style, script }: Record<'name' | 'language' | 'style' | 'script', string>,
): string {
  if (!DOCUMENT.test(html)) {
    return `<!doctype html>
<html lang="${language}">
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

/**
 * Escapes sequences such as `</script>`, which would end the `script` or `style` element too early. They
 * occur only in strings and comments, where escaping them doesn't change the meaning.
 */
function inElement(code: string, element: 'style' | 'script'): string {
  return code.replaceAll(new RegExp(`</(${element})`, 'gi'), '<\\/$1').replaceAll('<!--', '<\\!--');
}

function before(html: string, place: RegExp, added: string): string {
  const at = place.exec(html)?.index ?? html.length;
  return html.slice(0, at) + added + html.slice(at);
}
