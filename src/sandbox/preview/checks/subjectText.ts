/** Texts, names and attributes of an element. */
import type { Context } from './context';
import { holds } from './find';
import { nameOf } from './roles';
import { textOf } from './text';
import type { Subject } from './vocabulary';

type TextClaims = Pick<Subject, 'hasText' | 'hasName' | 'hasAttribute' | 'hasNoAttribute'>;

export function textClaims({ current, compare }: Context): TextClaims {
  function compareText(text: string, wanted: string | RegExp, message: string): void {
    const expected = typeof wanted === 'string' ? wanted : `text that matches ${String(wanted)}`;
    compare(holds(text, wanted), message, expected, text === '' ? 'no text' : text);
  }

  return {
    hasText(text) {
      const { mirror, element } = current();
      compareText(textOf(mirror, element), text, 'The text differs.');
    },
    hasName(name) {
      const { mirror, element } = current();
      compareText(nameOf(mirror, element), name, 'The accessible name differs.');
    },
    hasAttribute(name, value) {
      const there = current().element.getAttribute(name);
      const isMet = there !== null && (value === undefined || holds(there, value));
      const wanted = typeof value === 'string' ? `"${value}"` : String(value);
      const expected = value === undefined ? name : `${name}=${wanted}`;
      const received = there === null ? `no ${name}` : `${name}="${there}"`;
      compare(isMet, `The attribute \`${name}\` differs.`, expected, received);
    },
    hasNoAttribute(name) {
      const there = current().element.getAttribute(name);
      const received = `${name}="${there ?? ''}"`;
      compare(there === null, `The attribute \`${name}\` is there.`, `no ${name}`, received);
    },
  };
}
