/**
 * Takes away what reaches the network past the Content Security Policy: WebRTC, links with hints such as
 * `preconnect`, and frames, in whose windows all of it would be back. Hosts that send `Connection-Allowlist`
 * make browsers that know it refuse the same.
 */
import * as texts from '../../../texts/en/page/document';
import { inertHtml, withoutUnfinishedTag } from '../inertHtml';
import * as native from './natives';

const { apply, defineProperty, getOwnPropertyDescriptor, ownKeys } = Reflect;

/** Global names to remove. Style sheets of XSLT make elements without any of the functions below. */
const REMOVED = /^(?:webkit|moz)?RTC|^XSLTProcessor$/;

/** Names of functions and properties that make elements from text. */
const FROM_TEXT =
  /^(?!get|stream).*HTML|^write|^createContextualFragment$|^parseFromString$|^execCommand$/;

/** Names of functions that make elements from a stream of text. */
const FROM_STREAM = /^stream.*HTML/;

/** Position of the text among a function's arguments, if it isn't the first one. */
const POSITIONS = new Map([
  ['insertAdjacentHTML', 1],
  ['execCommand', 2],
]);

/** Text of `document.write` that ends in the middle of a tag's name. */
let unfinished = '';

/** Must run before the learner's code, and after `natives` has saved the browser's functions. */
export function sealNetwork(): void {
  for (const name of ownKeys(window)) {
    if (typeof name === 'string' && REMOVED.test(name)) remove(window, name);
  }
  const holders = [Element, ShadowRoot, Document, Range, DOMParser];
  for (const holder of [...holders.map(({ prototype }) => prototype), Document]) sealText(holder);
  replaceFunction(Document.prototype, 'createElement', (values) => withInertName(values, 0));
  replaceFunction(Document.prototype, 'createElementNS', (values) => withInertName(values, 1));
  replaceFunction(DOMImplementation.prototype, 'createDocument', (values) =>
    withInertName(values, 1),
  );
  replaceFunction(CustomElementRegistry.prototype, 'define', ([name, constructor, options]) => {
    const base = (options as ElementDefinitionOptions | undefined)?.extends;
    return [name, constructor, base === undefined ? undefined : { extends: inertName(base) }];
  });
}

function sealText(holder: object): void {
  for (const name of ownKeys(holder)) {
    if (typeof name !== 'string') continue;
    if (FROM_STREAM.test(name)) remove(holder, name);
    if (!FROM_TEXT.test(name)) continue;
    if (name.startsWith('write')) replaceFunction(holder, name, withoutSplitTags);
    else if (getOwnPropertyDescriptor(holder, name)?.set) replaceSetter(holder, name);
    else sealFunction(holder, name, POSITIONS.get(name) ?? 0);
  }
}

/** Must not read the position later, when the learner's code could have changed `Map`. */
function sealFunction(holder: object, name: string, position: number): void {
  replaceFunction(holder, name, (values) => withInertText(values, position));
}

/**
 * Keeps scripts from writing to the clipboard, whose text visitors might paste into a terminal. Browsers allow it
 * after a click, and only Chromium lets the page around the frame forbid the newer functions.
 *
 * @param onAttempt - called when a script tries
 */
export function sealClipboard(onAttempt: () => void): void {
  const original = getOwnPropertyDescriptor(Document.prototype, 'execCommand')?.value as (
    ...values: unknown[]
  ) => boolean;
  function execCommand(this: unknown, command: unknown, ...values: unknown[]): boolean {
    const name = `${command as string}`;
    const known = native.lowerCase(name);
    if (known !== 'copy' && known !== 'cut') return apply(original, this, [name, ...values]);
    onAttempt();
    return false;
  }
  defineProperty(Document.prototype, 'execCommand', { value: execCommand });

  if (typeof Clipboard === 'undefined') return;
  const { DOMException } = window;
  for (const name of ['read', 'readText', 'write', 'writeText']) {
    defineProperty(Clipboard.prototype, name, {
      value: () => {
        onAttempt();
        return Promise.reject(new DOMException(texts.noClipboard, 'NotAllowedError'));
      },
    });
  }
}

/** Replaces the arguments of a function. */
function replaceFunction(
  holder: object,
  name: string,
  change: (values: unknown[]) => unknown[],
): void {
  const property = getOwnPropertyDescriptor(holder, name);
  const original = property?.value as ((...values: unknown[]) => unknown) | undefined;
  if (original === undefined) return;
  function replacement(this: unknown, ...values: unknown[]): unknown {
    return apply(original as () => unknown, this, change(values));
  }
  defineProperty(holder, name, { ...property, value: replacement });
}

function replaceSetter(holder: object, name: string): void {
  const property = getOwnPropertyDescriptor(holder, name);
  const original = property?.set as (value: unknown) => void;
  function set(this: unknown, value: unknown): void {
    apply(original, this, [value === null ? '' : inertHtml(`${value as string}`)]);
  }
  defineProperty(holder, name, { ...property, set });
}

function remove(holder: object, name: string): void {
  defineProperty(holder, name, { value: undefined, writable: false, configurable: false });
}

function withInertText(values: unknown[], position: number): unknown[] {
  if (position < values.length) values[position] = inertHtml(`${values[position] as string}`);
  return values;
}

function withInertName(values: unknown[], position: number): unknown[] {
  if (position < values.length) values[position] = inertName(values[position]);
  return values;
}

/** Returns the name of an element that makes no frame or connection. */
function inertName(name: unknown): string {
  return native.cut(inertHtml(`<${name as string}>`), 1, -1);
}

/** Joins the texts, and keeps back a tag's name that isn't complete. */
function withoutSplitTags(values: unknown[]): unknown[] {
  let text = unfinished;
  for (let index = 0; index < values.length; index += 1) text += `${values[index] as string}`;
  const complete = withoutUnfinishedTag(text);
  unfinished = native.cut(text, complete.length, text.length);
  return [inertHtml(complete)];
}
