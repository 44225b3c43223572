/** Finds visible elements in the page by role and name, or by selector. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Describes an element. If several match, the first visible one is used. */
export interface Target {
  /**
   * The element's role. With `name`, its accessible name must match too; a string must match the whole name.
   */
  role?: string;
  name?: string | RegExp;
  /** A selector, used instead of a role. */
  css?: string;
  /** Text that the element must contain, or a pattern that its text must match. */
  text?: string | RegExp;
  /** The ancestor to search in. */
  within?: Target;
}

/** A target that can be sent to the page as JSON, because it has no `RegExp` objects. */
interface SerializedTarget {
  role?: string;
  css?: string;
  name?: SerializedPattern;
  text?: SerializedPattern;
  within?: SerializedTarget;
}

type SerializedPattern = [source: string, flags: string];

interface Library {
  queryAllByRole: (
    container: HTMLElement,
    role: string,
    options: { name?: RegExp; hidden: boolean },
  ) => HTMLElement[];
}

interface FinderWindow extends Window {
  engineTestFind?: (target: SerializedTarget) => HTMLElement | null;
  TestingLibraryDom?: Library;
}

/**
 * The script to inject into the page. It contains Testing Library, which computes roles and names, and the
 * function that finds elements with it.
 */
export const FINDER = `${readFileSync(libraryFile(), 'utf8')}
;window.engineTestFind = ${findVisible.toString()};`;

/** @returns an expression that evaluates to the element in the page, or null */
export function findIn(target: Target): string {
  return `window.engineTestFind(${JSON.stringify(serialize(target))})`;
}

function serialize({ role, name, css, text, within }: Target): SerializedTarget {
  return {
    ...(role === undefined ? {} : { role }),
    ...(css === undefined ? {} : { css }),
    ...(name === undefined ? {} : { name: pattern(name, true) }),
    ...(text === undefined ? {} : { text: pattern(text, false) }),
    ...(within === undefined ? {} : { within: serialize(within) }),
  };
}

function pattern(text: string | RegExp, isExact: boolean): SerializedPattern {
  if (text instanceof RegExp) return [text.source, text.flags];
  const source = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return [isExact ? `^${source}$` : source, ''];
}

function libraryFile(): string {
  const main = createRequire(import.meta.url).resolve('@testing-library/dom');
  return path.join(path.dirname(main), '@testing-library/dom.umd.min.js');
}

/** Runs in the page. Selectors also match elements in shadow roots; roles don't. */
function findVisible(target: SerializedTarget): HTMLElement | null {
  const { engineTestFind: find, TestingLibraryDom: library } = window as unknown as FinderWindow;
  const container = target.within ? find?.(target.within) : document.body;
  if (!container) return null;
  function select(root: HTMLElement | ShadowRoot, selector: string): HTMLElement[] {
    const shadows = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    return [
      ...root.querySelectorAll<HTMLElement>(selector),
      ...shadows.flatMap((shadow) => select(shadow, selector)),
    ];
  }
  const found =
    target.css === undefined
      ? (library?.queryAllByRole(container, target.role ?? '', {
          ...(target.name ? { name: new RegExp(...target.name) } : {}),
          // Skips Testing Library's slow visibility check; client rects are checked below.
          hidden: true,
        }) ?? [])
      : select(container, target.css);
  const text = target.text && new RegExp(...target.text);
  return (
    found.find(
      (element) =>
        element.getClientRects().length > 0 && (!text || text.test(element.textContent ?? '')),
    ) ?? null
  );
}
