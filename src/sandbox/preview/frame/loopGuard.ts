/** Has every loop of a script call the guard, which ends those that go on without end. */
import { parser } from '@lezer/javascript';

const LOOPS = new Set(['ForStatement', 'WhileStatement', 'DoStatement']);

interface Insert {
  at: number;
  text: string;
}

/**
 * Puts a call of the guard into the body of each loop, with the line of the loop. Lines stay as they are.
 *
 * @param code - the reader's
 * @param guard - name of the function
 * @returns the code with the calls; the same code where it does not parse, so that the browser says what is wrong
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

/** The statement that a loop repeats: the last one, but for `do`, which has its condition after it. */
function bodyOf(name: string, loop: Node): Node | null {
  return name === 'DoStatement' ? (loop.firstChild?.nextSibling ?? null) : loop.lastChild;
}

function insertAll(code: string, inserts: Insert[]): string {
  // Of two at one spot, the one that was found last is the inner one: openings go outside in, closings inside out.
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
