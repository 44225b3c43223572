import ts from 'typescript';

const CHUNK_NAME = /webpackChunkName: "([^"]+)"/g;

/**
 * TypeScript transformer for the bundle that renders pages: gives each `lazyModule(() => import(…))` the names of the chunks
 * that its imports make, as the second argument. So a document can name their files, no name is written twice, and the
 * browser's code has none of it.
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

/** @returns whether `node` is a call of `lazyModule` that says nothing of chunks itself */
function isLazyModule(node: ts.Node): node is ts.CallExpression {
  return (
    ts.isCallExpression(node) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'lazyModule' &&
    node.arguments.length === 1
  );
}
