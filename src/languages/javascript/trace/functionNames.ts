/** Names functions the way a reader would. */
import type { AnyNode, Class, Expression, Function, PrivateIdentifier, Super } from 'acorn';
import type { FunctionInfo } from './siteTable';

/** The node that a function is directly part of, and the class around it, if it's a method. */
export interface Surrounding {
  parent: AnyNode | undefined;
  inClass: Class | undefined;
}

/**
 * Returns a function's name and kind.
 *
 * @param node - the function
 * @param surrounding - where it is in the tree
 */
export function nameOf(
  node: Function,
  { parent, inClass }: Surrounding,
): Pick<FunctionInfo, 'kind' | 'name'> {
  if (node.id) return { kind: 'function', name: node.id.name };
  switch (parent?.type) {
    case 'VariableDeclarator':
      return { kind: 'function', name: parent.id.type === 'Identifier' ? parent.id.name : '' };
    case 'AssignmentPattern':
      return { kind: 'function', name: parent.left.type === 'Identifier' ? parent.left.name : '' };
    case 'AssignmentExpression':
      return {
        kind: 'function',
        name: parent.left.type === 'Identifier' ? parent.left.name : memberName(parent.left),
      };
    case 'MethodDefinition':
      return parent.kind === 'constructor'
        ? { kind: 'new', name: inClass?.id?.name ?? '' }
        : { kind: parent.kind, name: keyName(parent.key, parent.computed) };
    case 'PropertyDefinition':
      return { kind: 'method', name: keyName(parent.key, parent.computed) };
    case 'Property':
      return {
        kind: parent.kind === 'init' ? 'method' : parent.kind,
        name: keyName(parent.key, parent.computed),
      };
    case 'CallExpression':
    case 'NewExpression':
      return { kind: 'callback', name: calleeName(parent.callee) };
    default:
      return { kind: 'function', name: '' };
  }
}

function calleeName(callee: Expression | Super): string {
  return callee.type === 'Identifier' ? callee.name : memberName(callee);
}

function memberName(node: AnyNode): string {
  return node.type === 'MemberExpression' ? keyName(node.property, node.computed) : '';
}

function keyName(key: Expression | PrivateIdentifier, isComputed: boolean): string {
  if (key.type === 'PrivateIdentifier') return `#${key.name}`;
  if (key.type === 'Identifier' && !isComputed) return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
}
