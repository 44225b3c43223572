/**
 * Adds limits to loops and function calls, so that infinite loops and recursion throw before the time limit.
 */
import ts from 'typescript';
import { apply, type Edit } from './edits';

/**
 * Limits for the loop iterations and function calls of one run. Tests with large inputs need millions, and
 * `checkMutants` reports a solution that reaches the limits.
 */
const MAX_ITERATIONS = 10_000_000;
const MAX_CALLS = 10_000_000;
const TURN = `if (++$turns > ${MAX_ITERATIONS}) throw new RangeError('too many iterations');`;
const CALL = `if (++$calls > ${MAX_CALLS}) throw new RangeError('too many calls');`;

/**
 * Code that declares the counters for the limits. Prepended to the first line, so that line numbers don't
 * change.
 */
export const START = 'let $turns = 0, $calls = 0; ';

/** Returns the code with limits on its loops and recursion. */
export function withBounds(code: string): string {
  return START + apply(code, boundsOf(parse(code)));
}

export function parse(code: string): ts.SourceFile {
  return ts.createSourceFile('solution.js', code, ts.ScriptTarget.ESNext, true);
}

/** Returns the edits that add limits to all loops and functions. */
export function boundsOf(source: ts.SourceFile): Edit[] {
  const edits: Edit[] = [];
  const insert = (at: number, text: string): void => void edits.push({ start: at, end: at, text });
  function visit(node: ts.Node): void {
    if (ts.isIterationStatement(node, false)) {
      const { statement } = node;
      if (ts.isBlock(statement)) {
        insert(statement.getStart(source) + 1, TURN);
      } else {
        insert(statement.getStart(source), `{${TURN}`);
        insert(statement.getEnd(), '}');
      }
    } else if (ts.isFunctionLike(node) && 'body' in node && node.body && ts.isBlock(node.body)) {
      insert(node.body.getStart(source) + 1, CALL);
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return edits;
}
