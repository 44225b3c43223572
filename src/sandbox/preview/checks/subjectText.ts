/** Texts, names and attributes of an element. */
import type { Context } from './context';
import { holds } from './find';
import { nameOf } from './roles';
import { textOf } from './text';
import type { Subject } from './vocabulary';

type TextClaims = Pick<Subject, 'hasText' | 'hasName' | 'hasAttribute' | 'hasNoAttribute'>;

export function textClaims({ current, compare }: Context): TextClaims {
  function compareText(
    text: string,
    wanted: string | RegExp,
    message: string,
    described?: string,
  ): void {
    const expected =
      described ?? (typeof wanted === 'string' ? wanted : `text that matches ${String(wanted)}`);
    compare(holds(text, wanted), message, expected, text === '' ? 'no text' : text);
  }

  return {
    hasText(text, described) {
      const { mirror, element } = current();
      compareText(textOf(mirror, element), text, 'The text is different.', described);
    },
    hasName(name, described) {
      const { mirror, element } = current();
      const there = nameOf(mirror, element);
      compareText(there, name, 'The accessible name is different.', described);
    },
    hasAttribute(name, value, described) {
      const there = current().element.getAttribute(name);
      const isMet = there !== null && (value === undefined || holds(there, value));
      const wanted = typeof value === 'string' ? `"${value}"` : String(value);
      const full = described === undefined ? `${name}=${wanted}` : `${name}: ${described}`;
      const expected = value === undefined ? name : full;
      const received = there === null ? `no ${name}` : `${name}="${there}"`;
      compare(isMet, `The attribute \`${name}\` is different.`, expected, received);
    },
    hasNoAttribute(name) {
      const there = current().element.getAttribute(name);
      const received = `${name}="${there ?? ''}"`;
      compare(
        there === null,
        `The attribute \`${name}\` shouldn't be there.`,
        `no ${name}`,
        received,
      );
    },
  };
}
