/** Finds elements as a visitor names them, in the page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** One element of the page: the first that is visible and fits. */
export interface Target {
  /** Its role, with `name` its accessible name; a text is the whole name. */
  role?: string;
  name?: string | RegExp;
  /** Or else a selector. */
  css?: string;
  /** What its text has to hold. */
  text?: string | RegExp;
  /** The element it is in. */
  within?: Target;
}

/** A target as it goes to the page. */
interface SentTarget {
  role?: string;
  css?: string;
  name?: SentPattern;
  text?: SentPattern;
  within?: SentTarget;
}

type SentPattern = [source: string, flags: string];

interface Library {
  queryAllByRole: (
    container: HTMLElement,
    role: string,
    options: { name?: RegExp; hidden: boolean },
  ) => HTMLElement[];
}

interface Finding extends Window {
  engineTestFind?: (target: SentTarget) => HTMLElement | null;
  TestingLibraryDom?: Library;
}

/** Testing Library, which knows roles and names, and the search by them. */
export const FINDER = `${readFileSync(libraryFile(), 'utf8')}
;window.engineTestFind = ${findVisible.toString()};`;

/** @returns an expression that gives the element in the page, or `null` */
export function findIn(target: Target): string {
  return `window.engineTestFind(${JSON.stringify(sent(target))})`;
}

function sent({ role, name, css, text, within }: Target): SentTarget {
  return {
    ...(role === undefined ? {} : { role }),
    ...(css === undefined ? {} : { css }),
    ...(name === undefined ? {} : { name: pattern(name, true) }),
    ...(text === undefined ? {} : { text: pattern(text, false) }),
    ...(within === undefined ? {} : { within: sent(within) }),
  };
}

function pattern(given: string | RegExp, isWhole: boolean): SentPattern {
  if (given instanceof RegExp) return [given.source, given.flags];
  const source = given.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return [isWhole ? `^${source}$` : source, ''];
}

function libraryFile(): string {
  const main = createRequire(import.meta.url).resolve('@testing-library/dom');
  return path.join(path.dirname(main), '@testing-library/dom.umd.min.js');
}

/** Runs in the page. Selectors look into shadow trees, roles do not. */
function findVisible(target: SentTarget): HTMLElement | null {
  const { engineTestFind: find, TestingLibraryDom: library } = window as unknown as Finding;
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
          // Each element would be asked for its styles, and those of all it is in.
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
