import type { CDPSession, Page } from '@playwright/test';

/** A page has fewer stops than this; the glossary has a link for each lesson of each word. */
const MAX_STOPS = 1_500;

/** Presses that are sent at once. */
const BATCH = 25;

/** How long what floats may take to get out of the way, ms. */
const GRACE = 1_000;

/** A page has more stops than this, in its header alone. */
const LEAST_STOPS = 10;

/** What the page writes down of a walk; `again` finds the way to a stop once more. */
interface Walk {
  stops: { name: string; isShown: boolean; coveredBy: string }[];
  isDone: boolean;
  reachesEnd: boolean;
  again: (index: number) => void;
  coverNow: () => string;
}

type Walking = typeof globalThis & { tabWalk: Walk };

/**
 * Goes through a page with the Tab key, from the top to where it leaves the page.
 *
 * @param page - a page of the site
 * @returns one line for each stop that shows no focus, or is covered
 */
export async function hiddenTabStops(page: Page): Promise<string[]> {
  await page.evaluate(watchWalk);
  const keyboard = await page.context().newCDPSession(page);
  for (let presses = 0; presses < MAX_STOPS;) {
    const { isDone, hasPreviews } = await page.evaluate(() => ({
      isDone: (globalThis as Walking).tabWalk.isDone,
      hasPreviews: document.querySelector('iframe, [aria-label^="Preview of"]') !== null,
    }));
    if (isDone) break;
    // One at a time, since a preview gets its frame as the focus comes near, and a key that is sent before the browser knows
    // that a frame has the focus goes to the wrong document.
    const times = hasPreviews ? 1 : BATCH;
    await pressTab(keyboard, times);
    presses += times;
  }
  const { stops, isDone, reachesEnd } = await page.evaluate(() => {
    const { tabWalk } = globalThis as Walking;
    return { stops: tabWalk.stops, isDone: tabWalk.isDone, reachesEnd: tabWalk.reachesEnd };
  });
  if (!isDone) return [`the keyboard does not come to the end of the page in ${MAX_STOPS} steps`];
  const found = reachesEnd ? [] : [`the keyboard leaves the page at ${stops.at(-1)?.name}`];
  if (stops.length <= LEAST_STOPS) found.push(`there are ${stops.length} stops`);
  for (const [index, { name, isShown, coveredBy }] of stops.entries()) {
    if (!isShown) found.push(`${name} shows no focus`);
    if (coveredBy && (await staysCovered(page, keyboard, index))) {
      found.push(`${name} is covered by ${coveredBy}`);
    }
  }
  await keyboard.detach();
  return found;
}

/** Sent without waiting for answers, in order: the glossary has hundreds of stops. */
async function pressTab(keyboard: CDPSession, times: number): Promise<void> {
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  const sent = Array.from({ length: times }, () => [
    keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
    keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
  ]);
  await Promise.all(sent.flat());
}

/** Comes to the stop once more, the same way, and gives what floats the time to get out of the way. */
async function staysCovered(page: Page, keyboard: CDPSession, index: number): Promise<boolean> {
  await page.evaluate((at) => (globalThis as Walking).tabWalk.again(at), index);
  await pressTab(keyboard, 1);
  return page
    .waitForFunction(() => (globalThis as Walking).tabWalk.coverNow() === '', null, {
      timeout: GRACE,
    })
    .then(
      () => false,
      () => true,
    );
}

/** Runs in the page: looks at what has the focus each time the key is let go, until the keyboard has left the page. */
function watchWalk(): void {
  const elements: Element[] = [];
  const scrolls: number[] = [];
  const seen = new Set<Element>();
  let scrollBefore = 0;

  /** Whether what has the focus, or a frame around it, has a ring. */
  function hasRing(element: Element): boolean {
    for (let one: Element | null = element, level = 0; one && level < 6; one = one.parentElement) {
      level++;
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) return true;
      // A field of code has its ring above its line numbers.
      const above = getComputedStyle(one, '::after');
      if (above.content !== 'none' && parseFloat(above.borderTopWidth) >= 2) return true;
    }
    return false;
  }

  /** What lies over the middle of what has the focus, or of as much of it as is in the window; empty for nothing. */
  function coverOf(element: Element): string {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const middle = (from: number, to: number, size: number) =>
      (Math.max(from, 0) + Math.min(to, size)) / 2;
    const hit = document.elementFromPoint(
      middle(left, right, window.innerWidth),
      middle(top, bottom, window.innerHeight),
    );
    if (!hit) return 'the edge of the window';
    const isOwn = element.contains(hit) || hit.contains(element);
    if (isOwn || hit.closest('label')?.contains(element)) return '';
    return `${hit.localName}.${hit.getAttribute('class') ?? ''}`;
  }

  function nameOf(element: Element): string {
    const name = element.getAttribute('aria-label') ?? element.textContent;
    return `${element.localName} "${name.trim().slice(0, 40)}"`;
  }

  /** Whether nothing after it takes the focus: the switch of the mode comes after the footer. */
  function isAtEnd(element: Element | undefined): boolean {
    const footer = document.querySelector('footer');
    if (!element || !footer) return false;
    const follows = footer.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
    return footer.contains(element) || follows !== 0;
  }

  function leave(): void {
    walk.isDone = true;
    walk.reachesEnd = isAtEnd(elements.at(-1));
    removeEventListener('keyup', look, true);
    removeEventListener('keydown', remember, true);
  }

  function remember(): void {
    scrollBefore = window.scrollY;
  }

  function look(): void {
    const element = document.activeElement;
    // What is within a preview shows its own focus, and its keys do not come here.
    if (element?.localName === 'iframe') return;
    // Fields of dates and times have several stops.
    if (element && element === elements.at(-1)) return;
    // The focus is nowhere for a moment on its way out of a frame.
    if (!element || element === document.body) return;
    if (seen.has(element)) return leave();
    seen.add(element);
    elements.push(element);
    scrolls.push(scrollBefore);
    walk.stops.push({
      name: nameOf(element),
      isShown: hasRing(element),
      coveredBy: coverOf(element),
    });
  }

  const walk: Walk = {
    stops: [],
    isDone: false,
    reachesEnd: false,
    again: (index) => {
      window.scrollTo(0, scrolls[index] ?? 0);
      const before = elements[index - 1];
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
    coverNow: () => (document.activeElement ? coverOf(document.activeElement) : ''),
  };

  // The keyboard begins at the top, wherever it was before.
  document.body.setAttribute('tabindex', '-1');
  document.body.focus();
  document.body.removeAttribute('tabindex');
  window.scrollTo(0, 0);
  addEventListener('keydown', remember, true);
  addEventListener('keyup', look, true);
  (globalThis as Walking).tabWalk = walk;
}
