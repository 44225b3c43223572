/** Instruments loops so that the guard can stop infinite ones. */
import { parser } from '@lezer/javascript';

const LOOPS = new Set(['ForStatement', 'WhileStatement', 'DoStatement']);

interface Insert {
  at: number;
  text: string;
}

/**
 * Inserts a call to the guard into the body of each loop and passes it the loop's line number. Doesn't change
 * line numbers.
 *
 * @param code - the learner's code
 * @param guard - name of the guard function
 * @returns the new code; unchanged if it doesn't parse, so that the browser reports the error
 */
export function guardLoops(code: string, guard: string): string {
  const inserts: Insert[] = [];
  let isWhole = true;
  const tree = parser.parse(code);
  tree.iterate({
    enter(node) {
      if (node.type.isError) isWhole = false;
      if (!LOOPS.has(node.name)) return;
      const body = bodyOf(node.name, node.node);
      if (body === null) return;
      const call = `${guard}(${lineAt(code, node.from)});`;
      if (body.name === 'Block') {
        inserts.push({ at: body.from + 1, text: call });
      } else {
        inserts.push({ at: body.from, text: `{${call}` }, { at: body.to, text: '}' });
      }
    },
  });
  return isWhole ? insertAll(code, inserts) : code;
}

type Node = ReturnType<typeof parser.parse>['topNode'];

/** Returns the body of a loop: the last child, except for `do`, where the condition comes last. */
function bodyOf(name: string, loop: Node): Node | null {
  return name === 'DoStatement' ? (loop.firstChild?.nextSibling ?? null) : loop.lastChild;
}

function insertAll(code: string, inserts: Insert[]): string {
  // If two loops end at the same position, the second one is nested in the first, so its closing brace must
  // come first.
  const order = inserts
    .map((insert, index) => ({ ...insert, rank: insert.text === '}' ? -index : index }))
    .sort((a, b) => a.at - b.at || a.rank - b.rank);
  let result = '';
  let from = 0;
  for (const { at, text } of order) {
    result += code.slice(from, at) + text;
    from = at;
  }
  return result + code.slice(from);
}

function lineAt(code: string, position: number): number {
  return code.slice(0, position).split('\n').length;
}
