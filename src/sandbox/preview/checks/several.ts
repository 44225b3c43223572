/** What several elements of the page are called, in a sentence. */
import { describeSelected } from './selected';
import { roleWord } from './text';

export interface SeveralWords {
  /** After `the text of`, where there is one. */
  one: string;
  /** After `the texts of`. */
  all: string;
  /** After `the number of`. */
  any: string;
}

/** Elements that were found by their role: the headings. */
export function wordsOfRole(role: string): SeveralWords {
  const word = roleWord(role);
  const any = `${word}${/(?:s|x|ch|sh)$/.test(word) ? 'es' : 's'}`;
  return { one: `the ${word}`, all: `the ${any}`, any };
}

/** Elements that a selector found. */
export function wordsOfSelector(selector: string): SeveralWords {
  return {
    one: describeSelected(selector, 'the element'),
    all: describeSelected(selector, 'the elements'),
    any: describeSelected(selector, 'elements'),
  };
}
