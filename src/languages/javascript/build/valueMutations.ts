/** Mutations of values: mistakes that only show with large numbers or decimals. */
import ts from 'typescript';

/** Returns the replacement of a node; undefined if the mutation doesn't apply. */
type Mutation = (node: ts.Node, source: ts.SourceFile) => string | undefined;

const ROUNDING = /^Math\.(?:floor|ceil|trunc|round)$/;

/**
 * Replaced values. Other end values (`undefined` for `null`), other rounding (`Math.round` for `Math.floor`) and
 * sorting without a comparison were tried too, but found no gap in any lesson's tests.
 */
export const VALUE_MUTATIONS: readonly Mutation[] = [largeNumber, roundedQuotient];

/** Replaces `Infinity` with a number that looks large enough to start a search for the smallest. */
function largeNumber(node: ts.Node): string | undefined {
  const isInfinity = ts.isIdentifier(node) && node.text === 'Infinity';
  return isInfinity && !ts.isPropertyAccessExpression(node.parent) ? '1e9' : undefined;
}

/** Rounds a quotient, unless it's rounded anyway. */
function roundedQuotient(node: ts.Node, source: ts.SourceFile): string | undefined {
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.SlashToken) {
    return undefined;
  }
  const { parent } = node;
  const isRounded = ts.isCallExpression(parent) && ROUNDING.test(parent.expression.getText(source));
  return isRounded ? undefined : `Math.round(${node.getText(source)})`;
}
