/** Parses YAML without throwing, whatever is in it. */
import { Document, isNode, LineCounter, parseDocument, visit } from 'yaml';

export interface ParsedYaml {
  /** The value; `null` if there are problems. */
  value: unknown;
  /** What's wrong, with 1-based lines. */
  problems: { line: number; message: string }[];
  /** Returns the line of a value, or else of the closest one around it; undefined if there's none. */
  lineOf: (keys: readonly PropertyKey[]) => number | undefined;
}

const TOO_DEEP = 'Lists and objects are nested too deeply; nest less deeply';
const FULL_STACK = /call stack/;

/** @param text - YAML 1.2, in which `no` and `on` are plain text */
export function parseYaml(text: string): ParsedYaml {
  const counter = new LineCounter();
  const lineAt = (offset: number): number => counter.linePos(offset).line;
  let document: Document = new Document();
  const lineOf: ParsedYaml['lineOf'] = (keys) => {
    for (let length = keys.length; length > 0; length -= 1) {
      const node: unknown = document.getIn(keys.slice(0, length), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return undefined;
  };
  const fail = (message: string, line = 1): ParsedYaml => ({
    value: null,
    problems: [{ line, message }],
    lineOf,
  });
  try {
    document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
    const problems = document.errors.map(({ message, pos }) => ({ message, line: lineAt(pos[0]) }));
    const deep = problems.find(({ message }) => FULL_STACK.test(message));
    if (deep) return fail(TOO_DEEP, deep.line);
    if (problems.length > 0) return { value: null, problems, lineOf };
    const alias = brokenAlias(document);
    if (alias) {
      const message = `*${alias.name} refers to &${alias.name}, which isn't above it; put quotes around text that starts with *`;
      return fail(message, lineAt(alias.offset));
    }
    return { value: document.toJS(), problems, lineOf };
  } catch (error) {
    // The stack is full, or aliases of aliases expand to more than fits in memory.
    return fail(
      error instanceof RangeError
        ? TOO_DEEP
        : 'Aliases expand to too many values; write the values out',
    );
  }
}

function brokenAlias(document: Document): { name: string; offset: number } | undefined {
  let found: { name: string; offset: number } | undefined;
  visit(document, {
    Alias(_key, node) {
      if (node.resolve(document)) return undefined;
      found = { name: node.source, offset: node.range?.[0] ?? 0 };
      return visit.BREAK;
    },
  });
  return found;
}
