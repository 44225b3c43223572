import { describeSelected } from '../elements/selected';
import { roleWord } from '../elements/text';

/** How messages refer to a group of elements. */
export interface SeveralWords {
  /** Refers to a single element, for use after `the text of`. */
  one: string;
  /** Refers to all elements, for use after `the texts of`. */
  all: string;
  /** Refers to the elements without an article, for use after `the number of`. */
  any: string;
}

/** Returns the wording for elements found by role, such as `the headings`. */
export function wordsOfRole(role: string): SeveralWords {
  const word = roleWord(role);
  const any = `${word}${/(?:s|x|ch|sh)$/.test(word) ? 'es' : 's'}`;
  return { one: `the ${word}`, all: `the ${any}`, any };
}

/** Returns the wording for elements found by selector. */
export function wordsOfSelector(selector: string): SeveralWords {
  return {
    one: describeSelected(selector, 'the element'),
    all: describeSelected(selector, 'the elements'),
    any: describeSelected(selector, 'elements'),
  };
}
