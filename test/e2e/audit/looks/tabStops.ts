import type { CDPSession, Page } from '@playwright/test';

/** More tab stops than any page has. The glossary has the most: one for each lesson that a term links to. */
const MAX_STOPS = 1_500;

/** How long to wait for floating elements to move out of the way, in ms. */
const GRACE = 1_000;

/** Minimum number of tab stops on any page. The header alone has more. */
const MIN_STOPS = 10;

/** Progress through the page's tab stops, stored in a global variable of the page. */
interface Walk {
  stops: { name: string; isShown: boolean }[];
  isDone: boolean;
  reachesEnd: boolean;
  /** Describes the element that covers the center of the focused element, or returns ''. */
  cover: () => string;
}

type WalkWindow = typeof globalThis & { tabWalk: Walk };

/** Direction of a walk. Going backward, a stop comes into view below the header, and so can be covered by other bars. */
export type Direction = 'forward' | 'backward';

/**
 * Tabs through a page from the top until focus leaves it, or from the end with Shift+Tab.
 *
 * @returns one line per stop that's covered or has no visible focus
 */
export async function hiddenTabStops(
  page: Page,
  direction: Direction = 'forward',
): Promise<string[]> {
  await page.evaluate(watchWalk, direction);
  const keyboard = await page.context().newCDPSession(page);
  const found: string[] = [];
  let presses = 0;
  // Checks the page after every press of Tab, because previews and code fields load as focus comes near.
  for (; presses < MAX_STOPS; presses++) {
    await pressTab(keyboard, direction);
    const { isDone, cover } = await page.evaluate(() => {
      const { tabWalk } = globalThis as WalkWindow;
      return { isDone: tabWalk.isDone, cover: tabWalk.cover() };
    });
    if (isDone) break;
    if (cover && (await staysCovered(page))) {
      const name = await page.evaluate(() => (globalThis as WalkWindow).tabWalk.stops.at(-1)?.name);
      found.push(`${name} is covered by ${cover}`);
    }
  }
  await keyboard.detach();
  if (presses === MAX_STOPS) {
    return [`focus doesn't get through the page in ${MAX_STOPS} steps`];
  }
  const { stops, reachesEnd } = await page.evaluate(() => {
    const { tabWalk } = globalThis as WalkWindow;
    return { stops: tabWalk.stops, reachesEnd: tabWalk.reachesEnd };
  });
  if (!reachesEnd) found.push(`focus leaves the page early, at ${stops.at(-1)?.name}`);
  if (stops.length <= MIN_STOPS) found.push(`there are only ${stops.length} tab stops`);
  for (const { name, isShown } of stops) if (!isShown) found.push(`${name} has no visible focus`);
  return found;
}

/** Modifier bit of the Shift key in Chromium's protocol. */
const SHIFT = 8;

async function pressTab(keyboard: CDPSession, direction: Direction): Promise<void> {
  const modifiers = direction === 'backward' ? SHIFT : 0;
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers };
  await Promise.all([
    keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
    keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
  ]);
}

/** Waits for floating elements to move out of the way. Returns true if the focused element stays covered. */
function staysCovered(page: Page): Promise<boolean> {
  return page
    .waitForFunction(() => (globalThis as WalkWindow).tabWalk.cover() === '', null, {
      timeout: GRACE,
    })
    .then(
      () => false,
      () => true,
    );
}

/** Runs in the page: records the focused element on each keyup, until focus has left the page. */
function watchWalk(direction: 'forward' | 'backward'): void {
  const isBackward = direction === 'backward';
  /** Height of a line of code, in px. */
  const LINE = 22;
  const elements: Element[] = [];
  const seen = new Set<Element>();

  /** Returns true if the focused element or an ancestor has a visible focus ring. */
  function hasRing(element: Element): boolean {
    for (let box: Element | null = element, level = 0; box && level < 6; box = box.parentElement) {
      level++;
      const { outlineStyle, outlineWidth } = getComputedStyle(box);
      if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) return true;
      // A code field draws its ring with `::after`, so that it's on top of the line numbers.
      const after = getComputedStyle(box, '::after');
      if (after.content !== 'none' && parseFloat(after.borderTopWidth) >= 2) return true;
    }
    return false;
  }

  /** Describes what covers the element at a point, or returns ''. */
  function coverAt(element: Element, x: number, y: number): string {
    const hit = document.elementFromPoint(x, y);
    if (!hit) return 'the edge of the window';
    const isSelf = element.contains(hit) || hit.contains(element);
    if (isSelf || hit.closest('label')?.contains(element)) return '';
    return `${hit.localName}.${hit.getAttribute('class') ?? ''}`;
  }

  /** Describes what covers the center of the element's visible part, or returns ''. */
  function coverOf(element: Element): string {
    // A link in text can take up several lines. Its first line is enough to see it.
    let { left, right, top, bottom } =
      element.getClientRects()[0] ?? element.getBoundingClientRect();
    // Long code is cut off by a box that scrolls.
    for (let box = element.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowY === 'visible') continue;
      const limits = box.getBoundingClientRect();
      [left, right] = [Math.max(left, limits.left), Math.min(right, limits.right)];
      [top, bottom] = [Math.max(top, limits.top), Math.min(bottom, limits.bottom)];
    }
    const middle = (from: number, to: number, size: number) =>
      (Math.max(from, 0) + Math.min(to, size)) / 2;
    const x = middle(left, right, window.innerWidth);
    const center = coverAt(element, x, middle(top, bottom, window.innerHeight));
    // Of a code field, it's enough to see the first line, which has the caret.
    return (element.localName === 'textarea' || element.shadowRoot) &&
      coverAt(element, x, top + LINE / 2) === ''
      ? ''
      : center;
  }

  function nameOf(element: Element): string {
    const name = element.getAttribute('aria-label') ?? element.textContent;
    return `${element.localName} "${name.trim().slice(0, 40)}"`;
  }

  /**
   * Returns true if the element is in or after the footer. Only the color mode switch comes after the footer.
   */
  function isAtEnd(element: Element | undefined): boolean {
    const footer = document.querySelector('footer');
    if (!element || !footer) return false;
    const follows = footer.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
    return footer.contains(element) || follows !== 0;
  }

  /** Returns true if the element is in or before the header. */
  function isAtStart(element: Element | undefined): boolean {
    const header = document.querySelector('header');
    if (!element || !header) return false;
    const precedes = header.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
    return header.contains(element) || precedes !== 0;
  }

  function leave(): void {
    walk.isDone = true;
    walk.reachesEnd = (isBackward ? isAtStart : isAtEnd)(elements.at(-1));
    removeEventListener('keyup', recordStop, true);
  }

  function recordStop(): void {
    const element = document.activeElement;
    // Skips previews: they draw their own focus rings, and this page gets no key events from inside them.
    if (element?.localName === 'iframe') return;
    // Date and time fields have several tab stops each, but count as one.
    if (element && element === elements.at(-1)) return;
    // After focus leaves a preview, no element has focus for a moment.
    if (!element || element === document.body) return;
    if (seen.has(element)) return leave();
    seen.add(element);
    elements.push(element);
    walk.stops.push({ name: nameOf(element), isShown: hasRing(element) });
  }

  const walk: Walk = {
    stops: [],
    isDone: false,
    reachesEnd: false,
    cover: () => {
      const element = document.activeElement;
      // Previews draw their own focus rings.
      const isInPage = element && element !== document.body && element.localName !== 'iframe';
      return isInPage ? coverOf(element) : '';
    },
  };

  // Starts from the top or end of the page, wherever focus was before.
  document.body.setAttribute('tabindex', '-1');
  document.body.focus();
  document.body.removeAttribute('tabindex');
  window.scrollTo(0, isBackward ? document.documentElement.scrollHeight : 0);
  addEventListener('keyup', recordStop, true);
  (globalThis as WalkWindow).tabWalk = walk;
}
