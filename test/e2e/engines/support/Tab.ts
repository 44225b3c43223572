import type { EngineTab } from './engine';
import { findIn, FINDER, type Target } from './find';

declare global {
  interface Window {
    /** True if the last press missed its target. Undefined until the press happens. */
    engineTestMissed?: boolean;
    /** Ends the watch of the last press, whose events can be missing if it was in a frame. */
    engineTestWatch?: AbortController;
  }
}

/** Time limit for each wait, in ms; long enough for a slow machine. */
const TIMEOUT = 30_000;

/** A tab in Firefox or WebKit, controlled through the actions a visitor could take. */
export class Tab {
  constructor(
    private readonly tab: EngineTab,
    private root: string,
  ) {}

  /** Resolves addresses to another host from now on. */
  moveTo(root: string): void {
    this.root = root;
  }

  /** Opens an address of the site and waits until React has hydrated it. */
  async visit(address: string): Promise<void> {
    await this.tab.open(this.url(address));
    await this.hydrated();
  }

  /** Opens an address of the site without waiting for hydration. */
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

  /** @returns the path and query in the address bar */
  address(): Promise<string> {
    return this.evaluateOr(() => location.pathname + location.search, '');
  }

  hydrated(): Promise<void> {
    return this.until('React has hydrated the page', () =>
      this.evaluateOr(() => document.documentElement.hasAttribute('data-hydrated'), false),
    );
  }

  /** Calls a function in the page. The arguments and the result must be JSON-serializable. */
  run<A extends unknown[], T>(fn: (...args: A) => T | Promise<T>, ...args: A): Promise<T> {
    return this.tab.evaluate(call(fn, args)) as Promise<T>;
  }

  /**
   * Clicks the center of an element once it's still and nothing covers it. Retries if it moves away
   * mid-press.
   */
  async click(target: Target): Promise<void> {
    await this.until(`${JSON.stringify(target)} is hit`, async () => {
      const point = await this.centerOf(target);
      await this.tab.evaluate(watchPress(target)).catch(() => undefined);
      await this.tab.clickAt(...point);
      return !(await this.evaluateOr(() => window.engineTestMissed === true, false));
    });
  }

  /** Moves the pointer to the center of an element. */
  async pointAt(target: Target): Promise<void> {
    await this.tab.pointAt(...(await this.centerOf(target)));
  }

  async focus(target: Target): Promise<void> {
    await this.waitFor(target);
    await this.on(target, (element) => element.focus(), undefined);
  }

  press(keys: string): Promise<void> {
    return this.tab.press(keys);
  }

  type(text: string): Promise<void> {
    return this.tab.type(text);
  }

  /** Replaces the text in the focused field. */
  async replaceText(text: string): Promise<void> {
    await this.press('Control+a');
    await this.type(text);
  }

  /** Selects an option of a `select` by its value. */
  async choose(target: Target, value: string): Promise<void> {
    await this.waitFor(target);
    await this.on(
      target,
      (element, option) => {
        (element as HTMLSelectElement).value = option;
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

  /** Waits for an element, then scrolls it to the center of the window. */
  async scrollTo(target: Target): Promise<void> {
    await this.waitFor(target);
    await this.on(target, (element) => element.scrollIntoView({ block: 'center' }), undefined);
  }

  waitFor(target: Target): Promise<void> {
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

  /** @returns the element's text, or '' if there's no such element */
  text(target: Target): Promise<string> {
    return this.on(target, (element) => element.textContent ?? '', '');
  }

  /** Waits until an element's text contains a string or matches a pattern. */
  async waitForText(target: Target, text: string | RegExp): Promise<void> {
    let actual = '';
    const matches = (pattern: string | RegExp) =>
      typeof pattern === 'string' ? actual.includes(pattern) : pattern.test(actual);
    await this.until(
      () => `${JSON.stringify(target)} matches ${String(text)}; its text is: ${actual}`,
      async () => {
        actual = await this.text(target);
        return matches(text);
      },
    );
  }

  value(target: Target): Promise<string> {
    return this.on(target, (element) => (element as HTMLInputElement).value, '');
  }

  attribute(target: Target, name: string): Promise<string | null> {
    return this.on(target, (element, attribute) => element.getAttribute(attribute), null, name);
  }

  /**
   * Calls a function with an element. Returns `otherwise` if the element doesn't exist or the page is
   * unloading.
   */
  async on<A extends unknown[], T>(
    target: Target,
    fn: (element: HTMLElement, ...args: A) => T,
    otherwise: T,
    ...args: A
  ): Promise<T> {
    const expression = `window.engineTestFind
      ? ((element) => element && { value: (${fn.toString()})(element, ...${JSON.stringify(args)}) })(${findIn(target)})
      : 'no finder'`;
    try {
      let result = await this.tab.evaluate(expression);
      if (result === 'no finder') {
        await this.tab.inject(FINDER);
        result = await this.tab.evaluate(expression);
      }
      // The result can be undefined if the page is unloading.
      return (result as { value?: T } | null)?.value ?? otherwise;
    } catch {
      return otherwise;
    }
  }

  /** Runs a script in the page, such as a library's source. */
  inject(script: string): Promise<void> {
    return this.tab.inject(script);
  }

  private async centerOf(target: Target): Promise<[x: number, y: number]> {
    let last: [x: number, y: number] = [0, 0];
    await this.until(`${JSON.stringify(target)} can be clicked`, async () => {
      const point = await this.on(target, centerIfUncovered, null);
      const isStill = String(point) === String(last);
      if (point) last = point;
      return isStill;
    });
    return last;
  }

  private evaluateOr<T>(fn: () => T, otherwise: T): Promise<T> {
    return this.run(fn).catch(() => otherwise);
  }

  private async until(
    condition: string | (() => string),
    isMet: () => Promise<boolean>,
  ): Promise<void> {
    const end = Date.now() + TIMEOUT;
    while (!(await isMet())) {
      if (Date.now() > end)
        throw new Error(
          `Timed out waiting until ${typeof condition === 'string' ? condition : condition()}.`,
        );
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function call<A extends unknown[], T>(fn: (...args: A) => T, args: A): string {
  return `(${fn.toString()})(...${JSON.stringify(args)})`;
}

/**
 * Returns an expression that records whether the next press misses the element, or whether the element moves away
 * before the release, so that the browser doesn't click it. The expression looks up the element at the moment of
 * each event, because React can replace it.
 */
function watchPress(target: Target): string {
  return `(() => {
    window.engineTestMissed = undefined;
    window.engineTestWatch?.abort();
    window.engineTestWatch = new AbortController();
    const once = { capture: true, once: true, signal: window.engineTestWatch.signal };
    addEventListener('pointerdown', (event) => {
      window.engineTestMissed = !event.composedPath().includes(${findIn(target)});
    }, once);
    addEventListener('pointerup', ({ clientX, clientY }) => {
      const box = ${findIn(target)}?.getBoundingClientRect();
      window.engineTestMissed ||= box !== undefined &&
        (clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom);
    }, once);
  })()`;
}

/**
 * Returns the center of an element in window coordinates, or null while something covers it. Runs in the
 * page.
 */
function centerIfUncovered(element: HTMLElement): [x: number, y: number] | null {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = (element.getRootNode() as Document | ShadowRoot).elementFromPoint(x, y);
  return element.contains(hit) ? [x, y] : null;
}
