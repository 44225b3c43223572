/** Renders a finished page as an SVG, so that the site can show a project before loading its code. */
import { JSDOM } from 'jsdom';
import { PICTURE } from '../../../content/exercises/project';
import type { PreviewFiles, Scheme } from '../../../languages/page/protocol';

const { width: WIDTH, height: HEIGHT } = PICTURE;

/**
 * @param files - files of the finished page
 * @param scheme - color mode of the picture
 * @returns an SVG of the page after its script has run, without the script
 */
export function pagePicture({ html, css, js }: PreviewFiles, scheme: Scheme): string {
  const { window } = new JSDOM(html, { runScripts: 'outside-only' });
  try {
    window.eval(js);
    const { document } = window;
    // Only attributes are serialized, so copy each field's state to its attributes.
    for (const field of document.querySelectorAll('input')) {
      field.toggleAttribute('checked', field.checked);
      if (field.value !== '') field.setAttribute('value', field.value);
    }
    for (const script of document.querySelectorAll('script')) script.remove();
    const body = new window.XMLSerializer().serializeToString(document.body);
    const style = `${css}\n:root { color-scheme: ${scheme}; background: Canvas; color: CanvasText; }`;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><style><![CDATA[${style}]]></style><foreignObject width="100%" height="100%">${body}</foreignObject></svg>\n`;
  } finally {
    window.close();
  }
}
