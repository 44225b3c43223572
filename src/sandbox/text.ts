/** Strings and keys as code would write them. */

const ESCAPES: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\\': '\\\\' };

/** As many characters of a string as are written; more are counted, as Node does. */
const MAX_LENGTH = 10_000;

/** A string in single quotes, or in others where that saves escaping. */
export function quote(text: string): string {
  if (text.length > MAX_LENGTH) {
    const left = text.length - MAX_LENGTH;
    return `${quote(text.slice(0, MAX_LENGTH))}... ${left} more character${left === 1 ? '' : 's'}`;
  }
  const mark = ["'", '"', '`'].find((candidate) => !text.includes(candidate)) ?? "'";
  const escaped = text.replace(/[\n\r\t\\]/g, (character) => ESCAPES[character] ?? character);
  return mark + (text.includes(mark) ? escaped.replaceAll(mark, `\\${mark}`) : escaped) + mark;
}

/** A property's name as an object literal would write it. */
export function formatKey(key: string | symbol): string {
  if (typeof key === 'symbol') {
    return `[${String(key)}]`;
  }
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key);
}
