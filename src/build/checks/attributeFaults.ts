import { htmlTags } from '../documents/htmlTags';

/** Matches a stringified non-string value in a class list. */
const BAD_CLASS = /(?:^|\s)(?:undefined|null|NaN|false|true|\[object)(?=\s|$)/;
/** Matches an attribute value that is `undefined` or `NaN`, or that contains a stringified object. */
const BAD_VALUE = /^(?:undefined|NaN)$|\[object \w+\]/;
/** Matches a stringified non-string value in a part of a URL. */
const BAD_ADDRESS = /(?:^|[/=#])(?:undefined|null|NaN)(?:$|[/?#&])/;

const ADDRESS_ATTRIBUTES = new Set(['href', 'src', 'action']);

/**
 * Finds attributes that contain a stringified `undefined`, `null`, object or other non-string value.
 *
 * @param html - an HTML document
 * @returns the tag and the attribute, such as `<a href="undefined">`, without duplicates
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
  if (attribute === 'class') return BAD_CLASS.test(value);
  return BAD_VALUE.test(value) || (ADDRESS_ATTRIBUTES.has(attribute) && BAD_ADDRESS.test(value));
}
