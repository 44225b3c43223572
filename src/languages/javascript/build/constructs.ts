/** Lists the constructs that JavaScript code uses, under the keys that lessons use to introduce them. */
import ts from 'typescript';
import type { Use } from '../../Use';
import { GLOBALS, MEMBERS, PAGE_MEMBERS } from './builtIns';
import { declaredNames, isCalledWithin } from './declarations';
import { BINARY, BINARY_GROUPS, NODES, UNARY, UTILITY_TYPES } from './syntaxKeys';

/** Context for telling built-in members from those of the lesson's own objects. */
export interface JavaScriptContext {
  /** True for a page script, where `.value` is a DOM property. */
  isPage: boolean;
  /** Names of properties and methods that the lesson's own objects define. */
  ownMembers: ReadonlySet<string>;
}

/**
 * @param code - valid JavaScript or TypeScript; syntax errors are reported elsewhere
 * @returns all uses of constructs and built-ins: comments first, then the rest in source order
 */
export function javaScriptUses(code: string, { isPage, ownMembers }: JavaScriptContext): Use[] {
  const source = ts.createSourceFile('code.ts', code, ts.ScriptTarget.ESNext, true);
  const declared = declaredNames(source);
  const uses: Use[] = commentLines(source).map((line) => ({ key: '//', line }));

  function add(node: ts.Node, key: string, or?: readonly string[]): void {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    uses.push(or === undefined ? { key, line } : { key, or, line });
  }

  function isBuiltIn(name: string): boolean {
    return (MEMBERS.has(name) || (isPage && PAGE_MEMBERS.has(name))) && !ownMembers.has(name);
  }

  function isGlobal(node: ts.Node): node is ts.Identifier {
    return ts.isIdentifier(node) && GLOBALS.has(node.text) && !declared.has(node.text);
  }

  function addMember(node: ts.PropertyAccessExpression): void {
    const { expression, name } = node;
    if (ts.isPrivateIdentifier(name)) {
      add(name, '#private');
    } else if (isGlobal(expression)) {
      // A lesson that introduces `.querySelector()` also covers `document.querySelector()`.
      add(node, `${expression.text}.${name.text}`, [`.${name.text}()`, `.${name.text}`]);
    } else if (isBuiltIn(name.text)) {
      const isCall = ts.isCallExpression(node.parent) && node.parent.expression === node;
      const [call, plain] = [`.${name.text}()`, `.${name.text}`];
      add(name, isCall ? call : plain, [isCall ? plain : call]);
    } else {
      add(name, '.name');
    }
  }

  function addName(node: ts.Identifier): void {
    const { parent, text } = node;
    const isMember = ts.isPropertyAccessExpression(parent);
    if (!isGlobal(node) || isMember || isNameOf(node)) return;
    if (ts.isNewExpression(parent) && parent.expression === node) {
      add(node, text.endsWith('Error') ? 'new Error' : `new ${text}`);
    } else if (ts.isCallExpression(parent) && parent.expression === node) {
      add(node, `${text}()`);
    } else {
      const family = text.endsWith('Error') ? ['new Error'] : [];
      add(node, text, [`${text}()`, `new ${text}`, ...family]);
    }
  }

  function visit(node: ts.Node): void {
    const key = NODES.get(node.kind);
    if (key !== undefined) add(node, key);
    if ('questionDotToken' in node && node.questionDotToken) add(node, '?.');
    if (isAnnotated(node)) add(node, 'type annotation');
    if (isOptional(node)) add(node, 'optional property');
    if (ts.isTypeReferenceNode(node) && UTILITY_TYPES.has(node.typeName.getText(source))) {
      add(node, node.typeName.getText(source));
    }
    if (ts.isBinaryExpression(node)) addBinary(node);
    else if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
      add(node, UNARY.get(node.operator) ?? 'bitwise');
    } else if (ts.isVariableDeclarationList(node)) addDeclaration(node);
    else if (ts.isIfStatement(node) && node.elseStatement) add(node.elseStatement, 'else');
    else if (ts.isTryStatement(node) && node.finallyBlock) add(node.finallyBlock, 'finally');
    else if (ts.isForOfStatement(node)) add(node, node.awaitModifier ? 'for await' : 'for…of');
    else if (ts.isPropertyAccessExpression(node)) addMember(node);
    else if (ts.isIdentifier(node)) addName(node);
    else if (ts.isNewExpression(node) && !isGlobal(node.expression)) add(node, 'new');
    else if (ts.isFunctionLike(node)) addFunction(node);
    ts.forEachChild(node, visit);
  }

  function addBinary({ operatorToken, left }: ts.BinaryExpression): void {
    const { kind } = operatorToken;
    const isPattern = ts.isArrayLiteralExpression(left) || ts.isObjectLiteralExpression(left);
    if (kind === ts.SyntaxKind.EqualsToken && isPattern) {
      add(left, 'destructuring');
    } else {
      const group = BINARY_GROUPS.find(({ first, last }) => kind >= first && kind <= last);
      add(operatorToken, BINARY.get(kind) ?? group?.key ?? 'bitwise');
    }
  }

  function addDeclaration(list: ts.VariableDeclarationList): void {
    const isConst = (list.flags & ts.NodeFlags.Const) !== 0;
    const isLet = (list.flags & ts.NodeFlags.Let) !== 0;
    add(list, isConst ? 'const' : isLet ? 'let' : 'var');
  }

  function addFunction(node: ts.SignatureDeclaration): void {
    if ('asteriskToken' in node && node.asteriskToken) add(node, 'generator');
    for (const parameter of node.parameters) {
      if (parameter.initializer) add(parameter, 'default parameter');
      if (parameter.dotDotDotToken) add(parameter, '...rest');
    }
    if (isCalledWithin(node)) add(node, 'recursion');
  }

  visit(source);
  return uses;
}

/** Returns true if a variable, parameter, or function says its type. */
function isAnnotated(node: ts.Node): boolean {
  return (
    (ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isFunctionLike(node)) &&
    node.type !== undefined
  );
}

/** Returns true for a property or parameter with a question mark. */
function isOptional(node: ts.Node): boolean {
  return (
    (ts.isPropertySignature(node) || ts.isParameter(node) || ts.isPropertyDeclaration(node)) &&
    node.questionToken !== undefined
  );
}

/** Returns true if an identifier is a property name rather than a reference to a variable. */
function isNameOf(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isMethodDeclaration(parent) && parent.name === node) ||
    (ts.isBindingElement(parent) && parent.propertyName === node)
  );
}

/** Returns the lines where comments start. Looks only between tokens, so it ignores `//` in a string. */
function commentLines(source: ts.SourceFile): number[] {
  const { text } = source;
  const starts = new Set<number>();

  function visit(node: ts.Node): void {
    if (ts.isJSDoc(node)) return;
    for (const { pos } of [
      ...(ts.getTrailingCommentRanges(text, node.pos) ?? []),
      ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
    ]) {
      starts.add(pos);
    }
    node.getChildren(source).forEach(visit);
  }

  visit(source);
  return [...starts].map((start) => source.getLineAndCharacterOfPosition(start).line + 1);
}
