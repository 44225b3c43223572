import type { CDPSession, Page } from '@playwright/test';

/** A page has fewer stops than this; the glossary has a link for each lesson of each word. */
const MAX_STOPS = 1_500;

/** How long what floats may take to get out of the way, ms. */
const GRACE = 1_000;

/** A page has more stops than this, in its header alone. */
const LEAST_STOPS = 10;

/** What the page writes down of a walk. */
interface Walk {
  stops: { name: string; isShown: boolean }[];
  isDone: boolean;
  reachesEnd: boolean;
  /** What lies over the middle of what has the focus now; empty for nothing. */
  cover: () => string;
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
  const found: string[] = [];
  let presses = 0;
  // One press at a time: a preview gets its frame, and a code field its editor, as the focus comes near.
  for (; presses < MAX_STOPS; presses++) {
    await pressTab(keyboard);
    const { isDone, cover } = await page.evaluate(() => {
      const { tabWalk } = globalThis as Walking;
      return { isDone: tabWalk.isDone, cover: tabWalk.cover() };
    });
    if (isDone) break;
    if (cover && (await staysCovered(page))) {
      const name = await page.evaluate(() => (globalThis as Walking).tabWalk.stops.at(-1)?.name);
      found.push(`${name} is covered by ${cover}`);
    }
  }
  await keyboard.detach();
  if (presses === MAX_STOPS) {
    return [`the keyboard does not come to the end of the page in ${MAX_STOPS} steps`];
  }
  const { stops, reachesEnd } = await page.evaluate(() => {
    const { tabWalk } = globalThis as Walking;
    return { stops: tabWalk.stops, reachesEnd: tabWalk.reachesEnd };
  });
  if (!reachesEnd) found.push(`the keyboard leaves the page at ${stops.at(-1)?.name}`);
  if (stops.length <= LEAST_STOPS) found.push(`there are ${stops.length} stops`);
  for (const { name, isShown } of stops) if (!isShown) found.push(`${name} shows no focus`);
  return found;
}

async function pressTab(keyboard: CDPSession): Promise<void> {
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  await Promise.all([
    keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
    keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
  ]);
}

/** Gives what floats the time to get out of the way. */
function staysCovered(page: Page): Promise<boolean> {
  return page
    .waitForFunction(() => (globalThis as Walking).tabWalk.cover() === '', null, {
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
  const seen = new Set<Element>();

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
    walk.stops.push({ name: nameOf(element), isShown: hasRing(element) });
  }

  const walk: Walk = {
    stops: [],
    isDone: false,
    reachesEnd: false,
    cover: () => {
      const element = document.activeElement;
      // What is within a preview shows its own focus.
      const isInPage = element && element !== document.body && element.localName !== 'iframe';
      return isInPage ? coverOf(element) : '';
    },
  };

  // The keyboard begins at the top, wherever it was before.
  document.body.setAttribute('tabindex', '-1');
  document.body.focus();
  document.body.removeAttribute('tabindex');
  window.scrollTo(0, 0);
  addEventListener('keyup', look, true);
  (globalThis as Walking).tabWalk = walk;
}
