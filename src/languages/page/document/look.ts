import type { Seen, SeenElement, SeenNode } from '../protocol';
import { INERT_VOID } from '../inertHtml';
import { focusedElement } from './focus';
import { elementId } from './ids';
import { sentForms } from './links';
import * as native from './natives';
import { latestTab } from './userEvents';

const TEXT = 3;
const HTML = 'http://www.w3.org/1999/xhtml';

/**
 * Takes a snapshot of the document for the checks.
 *
 * @param properties - CSS properties to include, as computed values
 */
export function look(properties: readonly string[]): Seen {
  native.endAnimations();
  const root = native.rootOf(document);
  return {
    root: seenElement(root, properties),
    focused: elementId(focusedElement()),
    tab: latestTab(),
    sent: sentForms(),
    contentWidth: native.contentWidth(),
    width: native.windowWidth(),
  };
}

function seenElement(element: Element, properties: readonly string[]): SeenElement {
  const namespace = native.namespaceOf(element);
  const written = native.localName(element);
  const tag = written === INERT_VOID ? 'link' : written;
  const attributes: [string, string][] = [];
  const names = native.attributeNames(element);
  for (let index = 0; index < names.length; index += 1) {
    const name = names[index] as string;
    attributes[index] = [name, native.attribute(element, name) ?? ''];
  }
  return {
    id: elementId(element),
    ...(namespace === HTML ? {} : { namespace }),
    tag,
    attributes,
    children: seenChildren(element, properties),
    box: native.boxOf(element),
    styles: native.stylesOf(element, properties),
    before: contentOf(element, '::before'),
    after: contentOf(element, '::after'),
    ...(namespace === HTML ? fieldOf(element, tag) : {}),
  };
}

function seenChildren(element: Element, properties: readonly string[]): SeenNode[] {
  const children: SeenNode[] = [];
  let count = 0;
  for (let child = native.firstChild(element); child; child = native.nextSibling(child)) {
    if (native.nodeType(child) === TEXT) {
      children[count] = native.textOf(child);
      count += 1;
    } else if (native.isSeen(child)) {
      children[count] = seenElement(child, properties);
      count += 1;
    }
  }
  return children;
}

function contentOf(element: Element, pseudo: string): string {
  const [content = ''] = native.stylesOf(element, ['content'], pseudo);
  return content === 'none' || content === 'normal' ? '' : content;
}

function fieldOf(
  element: Element,
  tag: string,
): Pick<SeenElement, 'value' | 'checked' | 'selected'> {
  if (tag === 'input') {
    return { value: native.inputValue(element), checked: native.isChecked(element) };
  }
  if (tag === 'textarea') {
    return { value: native.areaValue(element) };
  }
  return tag === 'option' ? { selected: native.isSelected(element) } : {};
}
