/** Has loops end by an error when they go on for too long, which is found out sooner than by the clock. */
import ts from 'typescript';
import { apply, type Edit } from './edits';

/** Turns of all loops of one run together; no solution of the lessons takes a twentieth of them. */
const MAX_TURNS = 200_000;
const BOUND = `if (++$turns > ${MAX_TURNS}) throw new RangeError('too many turns');`;

/** What code with bounds begins with; lines stay as they are. */
export const START = 'let $turns = 0; ';

/** The code with loops that end by themselves. */
export function withBounds(code: string): string {
  return START + apply(code, boundsOf(parse(code)));
}

export function parse(code: string): ts.SourceFile {
  return ts.createSourceFile('solution.js', code, ts.ScriptTarget.ESNext, true);
}

/** What makes each loop end. */
export function boundsOf(source: ts.SourceFile): Edit[] {
  const edits: Edit[] = [];
  const insert = (at: number, text: string): void => void edits.push({ start: at, end: at, text });
  function visit(node: ts.Node): void {
    if (ts.isIterationStatement(node, false)) {
      const { statement } = node;
      if (ts.isBlock(statement)) {
        insert(statement.getStart(source) + 1, BOUND);
      } else {
        insert(statement.getStart(source), `{${BOUND}`);
        insert(statement.getEnd(), '}');
      }
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return edits;
}
