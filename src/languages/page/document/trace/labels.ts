/** Names elements, without running any of the page's code. */
import { SafeWeakMap } from '../../../javascript/trace/builtIns';
import * as native from '../natives';

/** Maximum length of an element's text. */
const MAX_TEXT = 24;

/** Types of nodes, and 0 for other objects. Finding out is slow. */
const types = new SafeWeakMap<number>();

function typeOf(object: object): number {
  let type = types.get(object);
  if (type === undefined) {
    type = native.typeOfNode(object) ?? 0;
    types.set(object, type);
  }
  return type;
}

/** Returns the label of a node, such as `<li> "Mint"`; undefined for other objects. */
export function labelOf(object: object): string | undefined {
  switch (typeOf(object)) {
    case 0:
      return undefined;
    case 1:
      return elementLabel(object as Element);
    case 3:
      return `"${shortText(object as Node)}"`;
    case 9:
      return 'document';
    default:
      return 'node';
  }
}

function elementLabel(element: Element): string {
  const name = native.localName(element);
  const text = native.firstElement(element) === null ? shortText(element) : '';
  if (text !== '') return `<${name}> "${text}"`;
  const id = native.attribute(element, 'id') ?? '';
  if (id !== '') return `<${name} id="${native.cut(id, 0, MAX_TEXT)}">`;
  const className = native.attribute(element, 'class') ?? '';
  return className === '' ? `<${name}>` : `<${name} class="${native.cut(className, 0, MAX_TEXT)}">`;
}

/** Returns a node's text in one line, truncated. */
export function shortText(node: Node, max = MAX_TEXT): string {
  const all = native.trim(native.textContent(node) ?? '');
  let text = '';
  for (let index = 0; index < all.length && text.length <= max; index += 1) {
    const letter = all[index] ?? '';
    const isSpace = native.trim(letter) === '';
    if (!isSpace) text += letter;
    else if (native.cut(text, text.length - 1, text.length) !== ' ') text += ' ';
  }
  return text.length > max ? `${native.cut(text, 0, max)}…` : text;
}
