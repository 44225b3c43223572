/** Helpers for acorn's syntax trees. */
import type { AnyNode, Function, Node, Pattern } from 'acorn';

/** Returns the nodes directly below a node, in source order. */
export function childrenOf(node: Node): AnyNode[] {
  return Object.values(node)
    .flat()
    .filter((value: unknown): value is AnyNode => isNode(value))
    .sort((a, b) => a.start - b.start);
}

function isNode(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

export function isFunctionNode(node: Node): node is Function {
  return (
    node.type === 'FunctionDeclaration' ||
    node.type === 'FunctionExpression' ||
    node.type === 'ArrowFunctionExpression'
  );
}

/** Returns the names that a pattern declares. */
export function namesIn(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesIn(property.type === 'Property' ? property.value : property.argument),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? namesIn(element) : []));
    case 'RestElement':
      return namesIn(pattern.argument);
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    default:
      return [];
  }
}

/** Returns the 1-based line where a node starts. */
export function lineOf(node: Node): number {
  return node.loc?.start.line ?? 1;
}
