/** Counts in how many judged cases each branch of a solution runs. */
import ts from 'typescript';
import { parse } from './bounds';

/** A branch inside a function. */
export interface Branch {
  /** 1-based line within the solution. */
  line: number;
  /** What has to happen for the branch to run, with the code in double quotes. */
  when: string;
  /** Index of the probe at the start of the function, see `Probed`. */
  owner: number;
}

export interface Probed {
  /** The solution, which calls `$reach` with the index of each function or branch that runs. */
  code: string;
  /** The branches by their index. Indexes that are missing are those of functions. */
  branches: ReadonlyMap<number, Branch>;
  /** Number of indexes. */
  count: number;
}

/** Operators whose right operand doesn't always run, with what's true of the left operand if it does. */
const LAZY: Partial<Record<ts.SyntaxKind, 'truthy' | 'falsy' | 'nullish'>> = {
  [ts.SyntaxKind.AmpersandAmpersandToken]: 'truthy',
  [ts.SyntaxKind.BarBarToken]: 'falsy',
  [ts.SyntaxKind.QuestionQuestionToken]: 'nullish',
};

/** Adds probes to a solution, on the same lines. */
export function withProbes(code: string): Probed {
  const source = parse(code);
  const branches = new Map<number, Branch>();
  const owners: number[] = [];
  let probes = 0;

  function addFunction(): number {
    probes += 1;
    return probes;
  }

  function addBranch(node: ts.Node, when: string): number {
    probes += 1;
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    const owner = owners.at(-1);
    // Code outside functions runs once, before the cases.
    if (owner !== undefined) branches.set(probes, { line, when, owner });
    return probes;
  }

  function shown(node: ts.Node): string {
    return `"${node.getText(source).replace(/\s+/g, ' ')}"`;
  }

  /** Returns the node's code with probes. */
  function probed(node: ts.Node): string {
    const isFunction = ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;
    const owner = isFunction ? addFunction() : undefined;
    if (owner !== undefined) owners.push(owner);
    let text = '';
    let position = node.getStart(source);
    ts.forEachChild(node, (child) => {
      text += code.slice(position, child.getStart(source)) + around(child, probed(child));
      position = child.getEnd();
    });
    if (owner !== undefined) owners.pop();
    return text + code.slice(position, node.getEnd());
  }

  /** Adds the probes that a node needs because of its parent. */
  function around(node: ts.Node, text: string): string {
    const { parent } = node;
    if (isCondition(node)) {
      const isLoop = ts.isIterationStatement(parent, false);
      const whenTrue = addBranch(node, `${shown(node)} is true`);
      const whenFalse = isLoop ? 0 : addBranch(node, `${shown(node)} is false`);
      return `$branch(${text}, ${whenTrue}, ${whenFalse})`;
    }
    if (ts.isBinaryExpression(parent) && node === parent.right) {
      const left = LAZY[parent.operatorToken.kind];
      if (left === undefined) return text;
      const probe = addBranch(node, `${shown(parent.left)} is ${left}`);
      return `($reach(${probe}), ${text})`;
    }
    if (ts.isBinaryExpression(parent) && node === parent.left) {
      const left = LAZY[parent.operatorToken.kind];
      if (left === undefined) return text;
      const probe = addBranch(node, `${shown(node)} isn't ${left}`);
      return `$${left}(${text}, ${probe})`;
    }
    if ((ts.isForOfStatement(parent) || ts.isForInStatement(parent)) && node === parent.statement) {
      const probe = addBranch(parent, `${shown(parent.expression)} isn't empty`);
      return `{ $reach(${probe}); ${text} }`;
    }
    if (ts.isFunctionLike(parent) && 'body' in parent && node === parent.body) {
      const owner = owners.at(-1) ?? 0;
      return ts.isBlock(node)
        ? `{ $reach(${owner});${text.slice(1)}`
        : `($reach(${owner}), ${text})`;
    }
    if ((ts.isCaseClause(parent) || ts.isDefaultClause(parent)) && node === parent.statements[0]) {
      const when = ts.isCaseClause(parent)
        ? `the case is ${shown(parent.expression)}`
        : 'no case fits';
      return `$reach(${addBranch(parent, when)}); ${text}`;
    }
    return text;
  }

  return {
    code: `${code.slice(0, source.getStart())}${probed(source)}`,
    branches,
    count: probes + 1,
  };
}

/** Returns true for an expression that decides what runs next. */
function isCondition(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isIfStatement(parent)) return node === parent.expression;
  if (ts.isConditionalExpression(parent)) return node === parent.condition;
  if (ts.isWhileStatement(parent) || ts.isDoStatement(parent)) return node === parent.expression;
  return ts.isForStatement(parent) && node === parent.condition;
}
