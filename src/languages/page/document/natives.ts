/**
 * The browser's functions, saved before the learner's code can replace them. Elements can have own properties
 * that shadow the prototype's, so other modules never access an element's properties directly.
 */
type Method<Self, Values extends unknown[], Result> = (self: Self, ...values: Values) => Result;

const { apply, getOwnPropertyDescriptor } = Reflect;
export const { defineProperty } = Reflect;

/** Returns a method as a function that takes `this` as its first argument. */
function method<Self, Values extends unknown[], Result>(
  holder: object,
  name: string,
): Method<Self, Values, Result> {
  const native = getOwnPropertyDescriptor(holder, name)?.value as (...values: Values) => Result;
  return (self, ...values) => apply(native, self, values);
}

/** Returns the getter of a property as a function. */
function getter<Self, Value>(holder: object, name: string): (self: Self) => Value {
  const native = getOwnPropertyDescriptor(holder, name)?.get as () => Value;
  return (self) => apply(native, self, []);
}

/** Returns the setter of a property as a function. */
function setter<Self, Value>(holder: object, name: string): (self: Self, value: Value) => void {
  const native = getOwnPropertyDescriptor(holder, name)?.set as (value: Value) => void;
  return (self, value) => void apply(native, self, [value]);
}

const node = Node.prototype;
const element = Element.prototype;
const rect = DOMRectReadOnly.prototype;

export const nodeType = getter<Node, number>(node, 'nodeType');
export const firstChild = getter<Node, Node | null>(node, 'firstChild');
export const nextSibling = getter<Node, Node | null>(node, 'nextSibling');
export const parentNode = getter<Node, Node | null>(node, 'parentNode');
export const isConnected = getter<Node, boolean>(node, 'isConnected');
export const contains = method<Node, [Node | null], boolean>(node, 'contains');
export const appendChild = method<Node, [Node], Node>(node, 'appendChild');
export const textOf = getter<Node, string>(CharacterData.prototype, 'data');

export const textContent = getter<Node, string | null>(node, 'textContent');
export const firstElement = getter<Element, Element | null>(element, 'firstElementChild');

export const localName = getter<Element, string>(element, 'localName');
export const namespaceOf = getter<Element, string>(element, 'namespaceURI');
export const attributeNames = method<Element, [], string[]>(element, 'getAttributeNames');
export const attribute = method<Element, [string], string | null>(element, 'getAttribute');
export const matches = method<Element, [string], boolean>(element, 'matches');
export const closest = method<Element, [string], Element | null>(element, 'closest');
export const remove = method<Element, [], void>(element, 'remove');
export const scrollIntoView = method<Element, [ScrollIntoViewOptions], void>(
  element,
  'scrollIntoView',
);
const clientBox = method<Element, [], DOMRectReadOnly>(element, 'getBoundingClientRect');
const scrollWidth = getter<Element, number>(element, 'scrollWidth');
const scrollHeight = getter<Element, number>(element, 'scrollHeight');
const left = getter<DOMRectReadOnly, number>(rect, 'x');
const top = getter<DOMRectReadOnly, number>(rect, 'y');
const widthOf = getter<DOMRectReadOnly, number>(rect, 'width');
const heightOf = getter<DOMRectReadOnly, number>(rect, 'height');

export const findAll = method<Document, [string], NodeListOf<Element>>(
  Document.prototype,
  'querySelectorAll',
);
export const lengthOf = getter<NodeList, number>(NodeList.prototype, 'length');
export const itemOf = method<NodeListOf<Element>, [number], Element>(NodeList.prototype, 'item');
export const createElement = method<Document, [string], HTMLElement>(
  Document.prototype,
  'createElement',
);
export const bodyOf = getter<Document, HTMLElement | null>(Document.prototype, 'body');
export const headOf = getter<Document, HTMLElement | null>(Document.prototype, 'head');
export const rootOf = getter<Document, HTMLElement>(Document.prototype, 'documentElement');
const animationsOf = method<Document, [], Animation[]>(Document.prototype, 'getAnimations');
const finish = method<Animation, [], void>(Animation.prototype, 'finish');

export const dispatch = method<EventTarget, [Event], boolean>(
  EventTarget.prototype,
  'dispatchEvent',
);
export const listen = method<
  EventTarget,
  [string, (event: never) => void, (boolean | AddEventListenerOptions)?],
  void
>(EventTarget.prototype, 'addEventListener');
export const preventDefault = method<Event, [], void>(Event.prototype, 'preventDefault');
export const isPrevented = getter<Event, boolean>(Event.prototype, 'defaultPrevented');
export const targetOf = getter<Event, EventTarget | null>(Event.prototype, 'target');
export const dataOf = getter<MessageEvent, unknown>(MessageEvent.prototype, 'data');

export const eventType = getter<Event, string>(Event.prototype, 'type');
const key = getter<Event, string>(KeyboardEvent.prototype, 'key');
const runningEvent = getter<Window, Event | undefined>(window, 'event');

const record = MutationRecord.prototype;
export const recordType = getter<MutationRecord, string>(record, 'type');
export const recordTarget = getter<MutationRecord, Node>(record, 'target');
export const recordAttribute = getter<MutationRecord, string | null>(record, 'attributeName');
export const recordAdded = getter<MutationRecord, NodeList>(record, 'addedNodes');
export const recordRemoved = getter<MutationRecord, NodeList>(record, 'removedNodes');
const takeRecords = method<MutationObserver, [], MutationRecord[]>(
  MutationObserver.prototype,
  'takeRecords',
);

export const cut = method<string, [number, number], string>(String.prototype, 'slice');
export const lowerCase = method<string, [], string>(String.prototype, 'toLowerCase');
export const trim = method<string, [], string>(String.prototype, 'trim');

const innerWidth = getter<Window, number>(window, 'innerWidth');
const computedStyle = window.getComputedStyle.bind(window);
const propertyValue = method<CSSStyleDeclaration, [string], string>(
  CSSStyleDeclaration.prototype,
  'getPropertyValue',
);

const input = HTMLInputElement.prototype;
const area = HTMLTextAreaElement.prototype;
export const inputValue = getter<Element, string>(input, 'value');
export const setInputValue = setter<Element, string>(input, 'value');
export const areaValue = getter<Element, string>(area, 'value');
export const setAreaValue = setter<Element, string>(area, 'value');
export const isChecked = getter<Element, boolean>(input, 'checked');
export const isSelected = getter<Element, boolean>(HTMLOptionElement.prototype, 'selected');
export const setSelected = setter<Element, boolean>(HTMLOptionElement.prototype, 'selected');
export const optionText = getter<Element, string>(HTMLOptionElement.prototype, 'text');
export const formOf = getter<Element, HTMLFormElement | null>(input, 'form');
export const requestSubmit = method<HTMLFormElement, [], void>(
  HTMLFormElement.prototype,
  'requestSubmit',
);
export const closeDialog = method<Element, [], void>(HTMLDialogElement.prototype, 'close');

export const {
  Event: NativeEvent,
  MouseEvent: NativeMouseEvent,
  PointerEvent: NativePointerEvent,
  KeyboardEvent: NativeKeyboardEvent,
  InputEvent: NativeInputEvent,
  FocusEvent: NativeFocusEvent,
  HTMLElement: NativeHTMLElement,
  Proxy: NativeProxy,
} = window;
export const windowWidth = (): number => innerWidth(window);
export const setTimer = window.setTimeout.bind(window);
export const clock = performance.now.bind(performance);

/** Returns the event whose listener is running; undefined if there's none. */
export function currentEvent(): Event | undefined {
  return runningEvent(window);
}

/** Returns the key of a keyboard event; undefined for other events. */
export function keyOf(of: Event): string | undefined {
  return ifPossible(() => key(of));
}

/** Returns the type of a node; undefined for other objects. */
export function typeOfNode(object: object): number | undefined {
  return ifPossible(() => nodeType(object as Node));
}

/** Getters throw for objects of other classes. */
function ifPossible<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Observes all changes below a node. Returns a function that takes those since its last call. */
export function observe(root: Node): () => MutationRecord[] {
  const observer = new MutationObserver(() => undefined);
  observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  return () => takeRecords(observer);
}

/** Returns an element's box relative to the viewport, in CSS px. */
export function boxOf(of: Element): { x: number; y: number; width: number; height: number } {
  const box = clientBox(of);
  return { x: left(box), y: top(box), width: widthOf(box), height: heightOf(box) };
}

/** Returns the width of the document's content, in CSS px. */
export function contentWidth(): number {
  return scrollWidth(rootOf(document));
}

/** Returns the height of the content, in CSS px; at least the height of the window. */
export function contentHeight(): number {
  return scrollHeight(rootOf(document));
}

/**
 * Returns the computed values of an element's CSS properties, in order.
 *
 * @param pseudo - a pseudo-element such as `::before`
 */
export function stylesOf(of: Element, properties: readonly string[], pseudo?: string): string[] {
  const style = computedStyle(of, pseudo);
  const values: string[] = [];
  for (let index = 0; index < properties.length; index += 1) {
    values[index] = propertyValue(style, properties[index] as string);
  }
  return values;
}

/** Finishes transitions and animations, so that computed values are final. */
export function endAnimations(): void {
  const animations = animationsOf(document);
  for (let index = 0; index < animations.length; index += 1) {
    try {
      finish(animations[index] as Animation);
    } catch {
      // Infinite animations can't be finished.
    }
  }
}

/** Elements that are never treated as content, regardless of style sheets. */
const UNSEEN = new Set(['script', 'template', 'noscript']);

/** Returns true if a node is a content element. */
export function isSeen(child: Node): child is Element {
  return nodeType(child) === 1 && !UNSEEN.has(localName(child as Element));
}
