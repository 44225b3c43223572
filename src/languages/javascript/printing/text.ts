/** Formats strings and property keys as code. */
import * as texts from '../../../texts/en/consoleOutput';

const ESCAPES: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\\': '\\\\' };

/** Maximum length of a printed string. As in Node, the output says how many more characters there are. */
const MAX_LENGTH = 10_000;

/** Returns a string in single quotes, or in other quotes if that avoids escaping. */
export function quote(text: string): string {
  if (text.length > MAX_LENGTH) {
    return quote(text.slice(0, MAX_LENGTH)) + texts.moreCharacters(text.length - MAX_LENGTH);
  }
  const mark = ["'", '"', '`'].find((candidate) => !text.includes(candidate)) ?? "'";
  const escaped = text.replace(/[\n\r\t\\]/g, (character) => ESCAPES[character] ?? character);
  return mark + (text.includes(mark) ? escaped.replaceAll(mark, `\\${mark}`) : escaped) + mark;
}

/** Returns a property key as written in an object literal. */
export function formatKey(key: string | symbol): string {
  if (typeof key === 'symbol') {
    return `[${String(key)}]`;
  }
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key);
}
