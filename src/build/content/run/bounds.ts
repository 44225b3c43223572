/** Has loops and functions end by an error when they go on for too long, which is found out sooner than by the clock. */
import ts from 'typescript';
import { apply, type Edit } from './edits';

/** Turns of all loops of one run together, and calls of all functions; no solution of the lessons takes as many of either. */
const MAX_TURNS = 200_000;
const MAX_CALLS = 1_000_000;
const TURN = `if (++$turns > ${MAX_TURNS}) throw new RangeError('too many turns');`;
const CALL = `if (++$calls > ${MAX_CALLS}) throw new RangeError('too many calls');`;

/** What code with bounds begins with; lines stay as they are. */
export const START = 'let $turns = 0, $calls = 0; ';

/** The code with loops and functions that end by themselves. */
export function withBounds(code: string): string {
  return START + apply(code, boundsOf(parse(code)));
}

export function parse(code: string): ts.SourceFile {
  return ts.createSourceFile('solution.js', code, ts.ScriptTarget.ESNext, true);
}

/** What makes each loop end, and each function that calls itself without end. */
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
