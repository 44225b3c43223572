import type { EngineTab } from './engine';
import { findIn, FINDER, type Target } from './find';

declare global {
  interface Window {
    /** Whether the last press hit something else than it was meant for; not set before, or on another page. */
    engineTestMissed?: boolean;
  }
}

/** How long anything may take on a machine that does other things too, ms. */
const WITHIN = 30_000;

/** A tab of any engine, used as a visitor does. */
export class Tab {
  constructor(
    private readonly tab: EngineTab,
    private readonly root: string,
  ) {}

  /** Opens an address of the site and waits until React has taken it over. */
  async visit(address: string): Promise<void> {
    await this.tab.open(this.url(address));
    await this.hydrated();
  }

  /** Opens an address of the site, whatever it may show. */
  open(address: string): Promise<void> {
    return this.tab.open(this.url(address));
  }

  async reload(): Promise<void> {
    await this.tab.reload();
    await this.hydrated();
  }

  back(): Promise<void> {
    return this.tab.back();
  }

  url(address: string): string {
    return this.root + address.slice(1);
  }

  /** @returns path and query of the address bar */
  address(): Promise<string> {
    return this.ask(() => location.pathname + location.search, '');
  }

  hydrated(): Promise<void> {
    return this.until('React has taken the page over', () =>
      this.ask(() => document.documentElement.hasAttribute('data-hydrated'), false),
    );
  }

  /** Calls a function in the page. */
  run<A extends unknown[], T>(fn: (...given: A) => T | Promise<T>, ...given: A): Promise<T> {
    return this.tab.evaluate(call(fn, given)) as Promise<T>;
  }

  /** Clicks the middle of an element once nothing moves or covers it; again where it has moved away under the press. */
  async click(target: Target): Promise<void> {
    await this.until(`${JSON.stringify(target)} is hit`, async () => {
      const point = await this.middleOf(target);
      await this.tab.evaluate(watchPress(target)).catch(() => undefined);
      await this.tab.clickAt(...point);
      return !(await this.ask(() => window.engineTestMissed === true, false));
    });
  }

  /** Moves the pointer there. */
  async pointAt(target: Target): Promise<void> {
    await this.tab.pointAt(...(await this.middleOf(target)));
  }

  async focus(target: Target): Promise<void> {
    await this.shown(target);
    await this.on(target, (element) => element.focus(), undefined);
  }

  press(keys: string): Promise<void> {
    return this.tab.press(keys);
  }

  type(text: string): Promise<void> {
    return this.tab.type(text);
  }

  /** Replaces what is in the field that has the focus. */
  async replaceText(text: string): Promise<void> {
    await this.press('Control+a');
    await this.type(text);
  }

  /** Chooses an entry of a `select`. */
  async choose(target: Target, value: string): Promise<void> {
    await this.shown(target);
    await this.on(
      target,
      (element, given) => {
        (element as HTMLSelectElement).value = given;
        element.dispatchEvent(new Event('input', { bubbles: true }));
        element.dispatchEvent(new Event('change', { bubbles: true }));
      },
      undefined,
      value,
    );
  }

  chooseFile(selector: string, file: string): Promise<void> {
    return this.tab.chooseFile(selector, file);
  }

  resize(width: number): Promise<void> {
    return this.tab.resize(width);
  }

  goOffline(): Promise<void> {
    return this.tab.goOffline();
  }

  /** Scrolls an element into the middle of the window once it is there. */
  async scrollTo(target: Target): Promise<void> {
    await this.shown(target);
    await this.on(target, (element) => element.scrollIntoView({ block: 'center' }), undefined);
  }

  shown(target: Target): Promise<void> {
    return this.until(`${JSON.stringify(target)} is shown`, () => this.isShown(target));
  }

  isShown(target: Target): Promise<boolean> {
    return this.on(target, () => true, false);
  }

  isFocused(target: Target): Promise<boolean> {
    return this.on(
      target,
      (element) => element === (element.getRootNode() as Document | ShadowRoot).activeElement,
      false,
    );
  }

  /** @returns the element's text, or none */
  text(target: Target): Promise<string> {
    return this.on(target, (element) => element.textContent ?? '', '');
  }

  /** Waits until an element's text matches. */
  async says(target: Target, text: string | RegExp): Promise<void> {
    let said = '';
    const holds = (pattern: string | RegExp) =>
      typeof pattern === 'string' ? said.includes(pattern) : pattern.test(said);
    await this.until(
      () => `${JSON.stringify(target)} says ${String(text)}; it says: ${said}`,
      async () => {
        said = await this.text(target);
        return holds(text);
      },
    );
  }

  value(target: Target): Promise<string> {
    return this.on(target, (element) => (element as HTMLInputElement).value, '');
  }

  attribute(target: Target, name: string): Promise<string | null> {
    return this.on(target, (element, given) => element.getAttribute(given), null, name);
  }

  /** Calls a function on an element; `otherwise` is for an element that is not there, or a page that is being left. */
  async on<A extends unknown[], T>(
    target: Target,
    fn: (element: HTMLElement, ...given: A) => T,
    otherwise: T,
    ...given: A
  ): Promise<T> {
    const expression = `window.engineTestFind
      ? ((element) => element && { value: (${fn.toString()})(element, ...${JSON.stringify(given)}) })(${findIn(target)})
      : 'no finder'`;
    try {
      let found = await this.tab.evaluate(expression);
      if (found === 'no finder') {
        await this.tab.inject(FINDER);
        found = await this.tab.evaluate(expression);
      }
      // A page that is being left may answer with neither.
      return (found as { value?: T } | null)?.value ?? otherwise;
    } catch {
      return otherwise;
    }
  }

  private async middleOf(target: Target): Promise<[x: number, y: number]> {
    let last: [x: number, y: number] = [0, 0];
    await this.until(`${JSON.stringify(target)} can be clicked`, async () => {
      const point = await this.on(target, middle, null);
      const isStill = String(point) === String(last);
      if (point) last = point;
      return isStill;
    });
    return last;
  }

  private ask<T>(fn: () => T, otherwise: T): Promise<T> {
    return this.run(fn).catch(() => otherwise);
  }

  private async until(what: string | (() => string), isSo: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + WITHIN;
    while (!(await isSo())) {
      if (Date.now() > end)
        throw new Error(`Waited in vain until ${typeof what === 'string' ? what : what()}.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function call<A extends unknown[], T>(fn: (...given: A) => T, given: A): string {
  return `(${fn.toString()})(...${JSON.stringify(given)})`;
}

/** An expression that notes whether the next press misses the element, which may have been replaced by another by then. */
function watchPress(target: Target): string {
  return `window.engineTestMissed = undefined;
    addEventListener('pointerdown', (event) => {
      window.engineTestMissed = !event.composedPath().includes(${findIn(target)});
    }, { capture: true, once: true });`;
}

/** The middle of an element, in the window; `null` while something covers it. Runs in the page. */
function middle(element: HTMLElement): [x: number, y: number] | null {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = (element.getRootNode() as Document | ShadowRoot).elementFromPoint(x, y);
  return element.contains(hit) ? [x, y] : null;
}
