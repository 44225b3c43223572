/** An error-tolerant tokenizer. Continues after errors, because it's used on invalid code. */

export interface Token {
  /**
   * `template` is a piece of a template literal, `odd` an invalid character, and `comment` an unclosed
   * comment.
   */
  kind: 'word' | 'number' | 'text' | 'template' | 'regex' | 'sign' | 'odd' | 'comment';
  text: string;
  /** Line where the token starts, 1-based. */
  line: number;
  start: number;
  end: number;
  /** Set if a string, comment, or regular expression isn't closed. */
  isOpen?: true;
}

const SIGNS =
  />>>=|\.\.\.|===|!==|\*\*=|<<=|>>=|>>>|&&=|\|\|=|\?\?=|=>|==|!=|<=|>=|&&|\|\||\?\?|\?\.(?!\d)|\+\+|--|[-+*/%&|^]=|<<|>>|\*\*|[{}()[\];,<>+\-*/%&|^!~?:=.]/y;
const SPACE = /[\s\uFEFF]+|\/\/[^\n]*/y;
const WORD = /#?[\p{L}\p{Nl}$_][\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}$_]*/uy;
const NUMBER = /\.?\d(?:[eE][+-]\d|[\w.])*/y;
const REGEX = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y;
const BEFORE_REGEX =
  /^(?:return|typeof|case|in|of|void|delete|do|else|await|throw|new|[^\w\s)\]}$'"`].*)$/;

/**
 * Splits code into tokens, including expressions in template literals.
 *
 * @param code - JavaScript, which can be invalid
 * @returns the tokens in order, without whitespace or closed comments
 */
export function tokensOf(code: string): Token[] {
  const tokens: Token[] = [];
  /** Stack of open braces; true for those opened by `${` in a template literal. */
  const braces: boolean[] = [];
  let at = 0;
  let line = 1;

  function take(kind: Token['kind'], end: number, isOpen = false): void {
    const text = code.slice(at, end);
    tokens.push({ kind, text, line, start: at, end, ...(isOpen ? { isOpen } : {}) });
    pass(end);
  }

  function pass(end: number): void {
    line += code.slice(at, end).split('\n').length - 1;
    at = end;
  }

  function endOf(pattern: RegExp): number {
    pattern.lastIndex = at;
    return pattern.test(code) ? pattern.lastIndex : -1;
  }

  /** Consumes a piece of a template literal, up to the closing backtick or the next `${`. */
  function takeTemplate(start: number): void {
    let end = start;
    while (end < code.length && code[end] !== '`' && !code.startsWith('${', end)) {
      end += code[end] === '\\' ? 2 : 1;
    }
    const isInserted = code.startsWith('${', end);
    take('template', Math.min(end + 1, code.length), end >= code.length);
    if (isInserted) {
      take('sign', at + 1);
      braces.push(true);
    }
  }

  function takeText(): void {
    const mark = code[at];
    let end = at + 1;
    while (end < code.length && code[end] !== mark && code[end] !== '\n') {
      end += code[end] === '\\' ? 2 : 1;
    }
    const isClosed = code[end] === mark;
    take('text', Math.min(isClosed ? end + 1 : end, code.length), !isClosed);
  }

  function takeSlash(): boolean {
    const before = tokens.at(-1);
    if (before !== undefined && !BEFORE_REGEX.test(before.text)) {
      return false;
    }
    const end = endOf(REGEX);
    const lineEnd = code.indexOf('\n', at);
    take('regex', end < 0 ? (lineEnd < 0 ? code.length : lineEnd) : end, end < 0);
    return true;
  }

  function takeSign(): void {
    const end = endOf(SIGNS);
    if (end < 0) {
      take('odd', at + String.fromCodePoint(code.codePointAt(at) ?? 0).length);
      return;
    }
    if (code[at] === '{') {
      braces.push(false);
    }
    take('sign', end);
  }

  while (at < code.length) {
    const space = endOf(SPACE);
    const [number, word] = [endOf(NUMBER), endOf(WORD)];
    const character = code[at] ?? '';
    if (space >= 0) {
      pass(space);
    } else if (code.startsWith('/*', at)) {
      const end = code.indexOf('*/', at + 2);
      if (end < 0) {
        take('comment', code.length, true);
      } else {
        pass(end + 2);
      }
    } else if (number >= 0) {
      take('number', number);
    } else if (word >= 0) {
      take('word', word);
    } else if (character === '`') {
      takeTemplate(at + 1);
    } else if (character === '}' && braces.pop() === true) {
      take('sign', at + 1);
      takeTemplate(at);
    } else if (character === '"' || character === "'") {
      takeText();
    } else if (character !== '/' || !takeSlash()) {
      takeSign();
    }
  }
  return tokens;
}
