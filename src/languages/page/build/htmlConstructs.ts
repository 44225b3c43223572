/** Lists the elements that HTML code uses, and the constructs in its styles and scripts. */
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { javaScriptUses, type JavaScriptContext } from '../../javascript/build/constructs';
import type { Use } from '../../Use';
import { cssUses } from './cssConstructs';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/**
 * @param code - HTML, valid or not
 * @param context - how to interpret member accesses in the HTML's scripts
 * @returns every element in the source (not the ones the parser inserts), with keys such as `<p>`, and every
 * construct used in styles and scripts
 */
export function htmlUses(code: string, context: JavaScriptContext): Use[] {
  const uses: Use[] = [];

  function visit(node: Node): void {
    if ('tagName' in node) {
      const line = node.sourceCodeLocation?.startTag?.startLine;
      if (line !== undefined) uses.push({ key: `<${node.tagName}>`, line });
      uses.push(...innerUses(node, context));
    }
    const children = 'content' in node ? node.content.childNodes : [];
    for (const child of 'childNodes' in node ? [...node.childNodes, ...children] : []) visit(child);
  }

  visit(parse(code, { sourceCodeLocationInfo: true }));
  return uses;
}

/**
 * Returns the CSS and JavaScript constructs used in an element's `style` attribute and, for a `style` or
 * `script` element, in its content.
 */
function innerUses(element: Element, context: JavaScriptContext): Use[] {
  const style = element.attrs.find(({ name }) => name === 'style');
  const inline = style
    ? cssUses(style.value, 'declarationList').map((use) => ({
        ...use,
        line: element.sourceCodeLocation?.startLine ?? 1,
      }))
    : [];
  const [text] = element.childNodes;
  if (!text || !('value' in text)) return inline;
  const above = (text.sourceCodeLocation?.startLine ?? 1) - 1;
  const code = text.value;
  const inner =
    element.tagName === 'style'
      ? cssUses(code)
      : element.tagName === 'script'
        ? javaScriptUses(code, { ...context, isPage: true })
        : [];
  return [...inline, ...inner.map((use) => ({ ...use, line: use.line + above }))];
}
