/**
 * Adds limits to loops and function calls, so that infinite loops and recursion throw before the time limit.
 */
import ts from 'typescript';
import { apply, type Edit } from './edits';

/** Limit for the loop iterations, and for the function calls, of one run. */
export const MAX_STEPS = 1_000_000;

const TURN = "if (++$turns > $most) throw new RangeError('too many iterations');";
const CALL = "if (++$calls > $most) throw new RangeError('too many calls');";

/**
 * Returns code that declares the counters and the limit. Prepended to the first line, so that line numbers
 * don't change.
 */
export function startOf(most: number): string {
  return `let $turns = 0, $calls = 0; const $most = ${most}; `;
}

/** Returns the code with limits on its loops and recursion. */
export function withBounds(code: string, most = MAX_STEPS): string {
  return startOf(most) + apply(code, boundsOf(parse(code)));
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
