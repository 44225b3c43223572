/** Lists the properties, at-rules, functions and pseudo-classes that CSS code uses. */
import { parse, walk, type CssNode, type ParseOptions } from 'css-tree';
import type { Use } from '../../Use';

/**
 * @param code - syntactically valid CSS
 * @param context - a style sheet, or the declarations of a `style` attribute
 * @returns the uses, with keys such as `color:`, `@media`, `clamp()` and `:hover`; every custom property is
 * reported as `--custom`
 */
export function cssUses(code: string, context: ParseOptions['context'] = 'stylesheet'): Use[] {
  const uses: Use[] = [];
  walk(parse(code, { positions: true, context }), (node) => {
    const key = keyOf(node);
    if (key !== undefined) uses.push({ key, line: node.loc?.start.line ?? 1 });
  });
  return uses;
}

function keyOf(node: CssNode): string | undefined {
  switch (node.type) {
    case 'Declaration':
      return node.property.startsWith('--') ? '--custom' : `${node.property}:`;
    case 'Atrule':
      return `@${node.name}`;
    case 'Function':
      return `${node.name}()`;
    case 'PseudoClassSelector':
      return `:${node.name}`;
    case 'PseudoElementSelector':
      return `::${node.name}`;
    default:
      return undefined;
  }
}
