/** Creates wrong solutions from a correct one, each with one small change. */
import ts from 'typescript';
import { boundsOf, MAX_STEPS, parse, startOf } from './bounds';
import { apply, type Edit } from './edits';
import { VALUE_MUTATIONS } from './valueMutations';

/** A solution with one change. */
export interface Mutant {
  /** 1-based line within the solution. */
  line: number;
  code: string;
  /** The changed lines, before and after, trimmed. */
  before: string[];
  after: string[];
  /** `code` with limits on loop iterations and function calls, so that infinite loops throw. */
  bounded: string;
}

const OPERATORS: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
  [ts.SyntaxKind.PlusEqualsToken]: '-=',
  [ts.SyntaxKind.MinusEqualsToken]: '+=',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.QuestionQuestionToken]: '||',
  [ts.SyntaxKind.PlusPlusToken]: '--',
  [ts.SyntaxKind.MinusMinusToken]: '++',
};

/**
 * Lists mutations of a solution that its tests should catch.
 *
 * @param starter - starter code: its lines aren't the reader's work, so they aren't changed
 * @param most - limit for the steps of `bounded`
 */
export function mutantsOf(code: string, starter: string, most = MAX_STEPS): Mutant[] {
  const source = parse(code);
  const starterLines = new Set(starter.split('\n').map((line) => line.trim()));
  const lineAt = (position: number): number => source.getLineAndCharacterOfPosition(position).line;
  const lines = code.split('\n');
  const bounds = boundsOf(source);
  return editsOf(source).flatMap((edit): Mutant[] => {
    const [first, last] = [lineAt(edit.start), lineAt(edit.end)];
    const before = trimmed(lines.slice(first, last + 1));
    if (before.every((line) => starterLines.has(line))) {
      return [];
    }
    const changed = apply(code, [edit]);
    const after = trimmed(
      changed.split('\n').slice(first, first + 1 + edit.text.split('\n').length - 1),
    );
    return [
      {
        line: first + 1,
        code: changed,
        before,
        after,
        bounded: `${startOf(most)}${apply(code, [edit, ...bounds.filter((bound) => !overlaps(bound, edit))])}`,
      },
    ];
  });
}

function editsOf(source: ts.SourceFile): Edit[] {
  const edits: Edit[] = [];
  const replace = (node: ts.Node, text: string): void => {
    edits.push({ start: node.getStart(source), end: node.getEnd(), text });
  };
  function visit(node: ts.Node): void {
    if (ts.isBinaryExpression(node)) {
      const operator = OPERATORS[node.operatorToken.kind];
      if (operator !== undefined && !mixesNullish(node) && !defaultsToZero(node)) {
        replace(node.operatorToken, operator);
      }
    } else if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
      visitUnary(node, replace);
    } else if (ts.isNumericLiteral(node)) {
      replace(node, node.text === '1' ? '0' : `${Number(node.text) + 1}`);
    } else if (
      node.kind === ts.SyntaxKind.TrueKeyword ||
      node.kind === ts.SyntaxKind.FalseKeyword
    ) {
      replace(node, node.kind === ts.SyntaxKind.TrueKeyword ? 'false' : 'true');
    } else if (ts.isReturnStatement(node)) {
      replace(node, node.expression ? `(${node.expression.getText(source)});` : ';');
    } else if (isDroppable(node)) {
      replace(node, ts.isBlock(node.parent) || ts.isSourceFile(node.parent) ? '' : ';');
    }
    if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) {
      const condition = ts.isIfStatement(node) ? node.expression : node.condition;
      if (!ts.isBinaryExpression(condition) && !ts.isPrefixUnaryExpression(condition)) {
        replace(condition, `!(${condition.getText(source)})`);
      }
    }
    for (const mutate of VALUE_MUTATIONS) {
      const text = mutate(node, source);
      if (text !== undefined) replace(node, text);
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return edits;
}

function visitUnary(
  node: ts.PrefixUnaryExpression | ts.PostfixUnaryExpression,
  replace: (node: ts.Node, text: string) => void,
): void {
  const operand = node.operand.getText();
  const changed = OPERATORS[node.operator] ?? '';
  if (
    node.operator === ts.SyntaxKind.ExclamationToken ||
    node.operator === ts.SyntaxKind.MinusToken
  ) {
    replace(node, operand);
  } else if (changed !== '') {
    replace(node, ts.isPrefixUnaryExpression(node) ? changed + operand : operand + changed);
  }
}

/** Returns true if replacing `??` would mix `??` and `||`, which is a syntax error without parentheses. */
function mixesNullish({ operatorToken, parent, left, right }: ts.BinaryExpression): boolean {
  const isNullish = (node: ts.Node): boolean =>
    ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken;
  return (
    operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken &&
    [parent, left, right].some(isNullish)
  );
}

/** Returns true for `?? 0`, which isn't mutated to `|| 0`: for counts, both have the same result. */
function defaultsToZero({ operatorToken, right }: ts.BinaryExpression): boolean {
  return (
    operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken &&
    ts.isNumericLiteral(right) &&
    right.text === '0'
  );
}

function isDroppable(node: ts.Node): node is ts.Statement {
  return (
    ts.isExpressionStatement(node) ||
    ts.isIfStatement(node) ||
    ts.isBreakOrContinueStatement(node) ||
    ts.isThrowStatement(node)
  );
}

function overlaps(bound: Edit, edit: Edit): boolean {
  return bound.start > edit.start && bound.start < edit.end;
}

/** Returns the lines without indentation, and without empty ones. */
export function trimmed(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
