import ts from 'typescript';

const CHUNK_NAME = /webpackChunkName: "([^"]+)"/g;

/**
 * TypeScript transformer for the server bundle. Adds the chunk names in each `lazyModule(() => import(…))`
 * call as its second argument, so that documents can reference the chunks' files. That way, the names don't
 * have to be written twice, and they aren't in the client bundle.
 */
export const chunkNames: ts.TransformerFactory<ts.SourceFile> = (context) => (sourceFile) => {
  function visit(node: ts.Node): ts.Node {
    if (!isLazyModule(node)) return ts.visitEachChild(node, visit, context);
    const names = [...node.getText(sourceFile).matchAll(CHUNK_NAME)].map(([, name = '']) =>
      context.factory.createStringLiteral(name),
    );
    return context.factory.updateCallExpression(node, node.expression, node.typeArguments, [
      ...node.arguments,
      context.factory.createArrayLiteralExpression(names),
    ]);
  }
  return ts.visitEachChild(sourceFile, visit, context);
};

/** Returns true for calls to `lazyModule` without explicit chunk names. */
function isLazyModule(node: ts.Node): node is ts.CallExpression {
  return (
    ts.isCallExpression(node) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'lazyModule' &&
    node.arguments.length === 1
  );
}
