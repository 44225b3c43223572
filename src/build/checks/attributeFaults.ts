import { htmlTags } from '../documents/htmlTags';

/** A class that a style sheet does not have, or a value that was none, written out as a word. */
const LOST_CLASS = /(?:^|\s)(?:undefined|null|NaN|false|true|\[object)(?=\s|$)/;
/** What a whole attribute is when its value was none; prose, as in `aria-label`, may speak of `null`. */
const LOST_VALUE = /^(?:undefined|NaN)$|\[object \w+\]/;
/** Of an address also one of its segments. */
const LOST_ADDRESS = /(?:^|[/=#])(?:undefined|null|NaN)(?:$|[/?#&])/;

const ADDRESSES = new Set(['href', 'src', 'action']);

/**
 * Finds attributes whose value was no text when it was written into the document.
 *
 * @param html - a document
 * @returns each such attribute as it is written, once
 */
export function attributeFaults(html: string): string[] {
  const faults = htmlTags(html).flatMap(({ name, attributes }) =>
    [...attributes]
      .filter(([attribute, value]) => isFault(attribute, value))
      .map(([attribute, value]) => `<${name} ${attribute}="${value}">`),
  );
  return [...new Set(faults)];
}

function isFault(attribute: string, value: string): boolean {
  if (attribute === 'class') return LOST_CLASS.test(value);
  return LOST_VALUE.test(value) || (ADDRESSES.has(attribute) && LOST_ADDRESS.test(value));
}
