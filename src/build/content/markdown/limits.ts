/** Limits of a Markdown file. Beyond them, parsing takes minutes or fills the stack. */

/** A mistake, with its 1-based line. */
export interface LimitFault {
  line: number;
  reason: string;
}

/** Characters in a file. The longest lesson has 80,000. */
const MAX_FILE = 250_000;

/** Characters without an empty line, in a paragraph, a table or a piece of code. The most in a lesson are 5,300. */
const MAX_PASSAGE = 20_000;

/** Characters of indentation, quotes and list markers before the text of a line. The most in a lesson are 16. */
const MAX_DEPTH = 200;

/** Blocks such as `:::note` within each other. */
const MAX_BLOCKS = 50;

/** Matches what puts a line into lists and quotes. */
const CONTAINERS = /^(?:[\s>]|[-*+](?=\s)|\d{1,9}[.)](?=\s))*/;

/**
 * Finds the first place where a file has more than can be parsed.
 *
 * @param source - the file's text
 * @returns undefined if there's none
 */
export function limitFault(source: string): LimitFault | undefined {
  if (source.length > MAX_FILE) {
    const reason = `the file has ${count(source.length)} characters, and at most ${count(MAX_FILE)} are read; split it into several files`;
    return { line: 1, reason };
  }
  let start = 1;
  let passage = 0;
  let blocks = 0;
  for (const [index, text] of source.split('\n').entries()) {
    const line = index + 1;
    if (text.trim() === '') {
      start = line + 1;
      passage = 0;
    }
    if ((CONTAINERS.exec(text)?.[0].length ?? 0) > MAX_DEPTH) {
      const reason = `over ${MAX_DEPTH} spaces, quotes and list markers are before the text; nest less deeply`;
      return { line, reason };
    }
    if (/^\s*:{3,}\w/.test(text)) blocks += 1;
    else if (/^\s*:{3,}\s*$/.test(text)) blocks = Math.max(0, blocks - 1);
    if (blocks > MAX_BLOCKS) {
      return {
        line,
        reason: `over ${MAX_BLOCKS} blocks are within each other; close them with :::`,
      };
    }
    passage += text.length;
    if (passage > MAX_PASSAGE) {
      const reason = `over ${count(MAX_PASSAGE)} characters follow without an empty line; split the paragraph, table or code`;
      return { line: start, reason };
    }
  }
  return undefined;
}

function count(characters: number): string {
  return characters.toLocaleString('en');
}
