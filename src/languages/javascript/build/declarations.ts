/** Finds declared names, defined members and recursive functions in JavaScript. */
import ts from 'typescript';

/** Returns the names of variables, functions, classes and parameters in all scopes. */
export function declaredNames(source: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  each(source, (node) => {
    const isDeclaration =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      ts.isImportSpecifier(node);
    if (isDeclaration && node.name && ts.isIdentifier(node.name)) names.add(node.name.text);
  });
  return names;
}

/**
 * @param code - JavaScript
 * @returns names of the properties and methods that the code's objects and classes define
 */
export function declaredMembers(code: string): string[] {
  const source = ts.createSourceFile('code.js', code, ts.ScriptTarget.ESNext, true);
  const names: string[] = [];
  each(source, (node) => {
    const isMember =
      ts.isPropertyAssignment(node) ||
      ts.isShorthandPropertyAssignment(node) ||
      ts.isMethodDeclaration(node) ||
      ts.isPropertyDeclaration(node) ||
      ts.isAccessor(node);
    if (isMember && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))) {
      names.push(node.name.text);
    }
    if (isPropertyDefinition(node)) names.push(node.left.name.text);
  });
  return names;
}

/** Returns true if a function calls itself by name. */
export function isCalledWithin(node: ts.SignatureDeclaration): boolean {
  const name = nameOf(node);
  if (name === undefined) return false;
  let isCalled = false;
  each(node, (inner) => {
    if (!ts.isCallExpression(inner)) return;
    const { expression } = inner;
    const isOwnMethod =
      ts.isMethodDeclaration(node) &&
      ts.isPropertyAccessExpression(expression) &&
      expression.expression.kind === ts.SyntaxKind.ThisKeyword &&
      expression.name.text === name;
    const isOwnName =
      !ts.isMethodDeclaration(node) && ts.isIdentifier(expression) && expression.text === name;
    if (isOwnMethod || isOwnName) isCalled = true;
  });
  return isCalled;
}

function nameOf(node: ts.SignatureDeclaration): string | undefined {
  if (node.name) return ts.isIdentifier(node.name) ? node.name.text : undefined;
  const { parent } = node;
  return ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name)
    ? parent.name.text
    : undefined;
}

/** Matches assignments that define a property, such as `this.size = 0`. */
function isPropertyDefinition(
  node: ts.Node,
): node is ts.BinaryExpression & { left: ts.PropertyAccessExpression } {
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isPropertyAccessExpression(node.left) &&
    node.left.expression.kind === ts.SyntaxKind.ThisKeyword
  );
}

function each(node: ts.Node, visit: (node: ts.Node) => void): void {
  ts.forEachChild(node, (child) => {
    visit(child);
    each(child, visit);
  });
}
