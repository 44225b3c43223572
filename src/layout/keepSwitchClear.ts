/** What the floating switch never covers: what is used, code and what came of it. */
const USED = [
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  'label',
  'pre',
  'table',
  'figure',
  '[data-keep-clear]',
].join();

/** What is as wide as its column, and of which only the lines are seen. */
const TEXT = 'p,li,dt,dd,h1,h2,h3,blockquote,figcaption';

/** What it does not cover on the way down either: who reads on has nothing between the eyes and the text. */
const READ = `${USED},${TEXT}`;

/** Class of the root element while the switch is away (base.css). */
const AWAY = 'switch-away';

/** Pause after which scrolling is over, ms. */
const AT_REST = 250;

/**
 * Keeps the floating theme switch out of the way on small screens, where it has no margin of its own: it is away while
 * the page is scrolled down, for as long as it would rest on text after that, and for as long as it would cover what is
 * used (WCAG 2.2, 2.4.11). A little way up brings it back; the keyboard reaches it all the same, and then it is shown.
 *
 * @param button - the switch
 */
export function keepSwitchClear(button: HTMLElement): void {
  const root = document.documentElement;
  let last = window.scrollY;
  let isReadingOn = false;
  let timer: number | undefined;

  function settle() {
    root.classList.toggle(AWAY, covers(button, isReadingOn ? READ : USED));
  }

  function later() {
    window.clearTimeout(timer);
    timer = window.setTimeout(settle, AT_REST);
  }

  function scroll() {
    isReadingOn = window.scrollY > last;
    if (isReadingOn) root.classList.add(AWAY);
    last = window.scrollY;
    later();
  }

  window.addEventListener('scroll', scroll, { passive: true });
  window.addEventListener('resize', later);
  // What the keyboard comes to is seen at once.
  document.addEventListener('focusin', () => {
    settle();
    later();
  });
  // What is pressed or typed may bring results, or move what is below.
  for (const type of ['click', 'input', 'keyup']) document.addEventListener(type, later);
  later();
}

/** Where it is looked from the middle of the switch, in halves of its width: the middle, and eight points of its edge. */
const DIAGONAL = Math.SQRT1_2;
const LOOKED_AT = [
  [0, 0],
  [0, -1],
  [DIAGONAL, -DIAGONAL],
  [1, 0],
  [DIAGONAL, DIAGONAL],
  [0, 1],
  [-DIAGONAL, DIAGONAL],
  [-1, 0],
  [-DIAGONAL, -DIAGONAL],
] as const;

/** Whether something of these is behind the switch. It is round, so its box is larger, and a line of text fits between no two points. */
function covers(button: HTMLElement, selector: string): boolean {
  const { x: left, y: top, width } = button.getBoundingClientRect();
  const radius = width / 2;
  const points = LOOKED_AT.map(
    ([right, down]) => [left + radius + right * radius, top + radius + down * radius] as const,
  );
  return points.some(([x, y]) =>
    document
      .elementsFromPoint(x, y)
      .some(
        (element) =>
          !button.contains(element) &&
          element.closest(selector) !== null &&
          isDrawnAt(element, x, y),
      ),
  );
}

/** A link may take clicks for a whole card by a pseudo-element: what is seen of it is its own box. */
function isDrawnAt(element: Element, x: number, y: number): boolean {
  const boxes = element.matches(TEXT) ? linesOf(element) : element.getClientRects();
  return [...boxes].some(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  );
}

function linesOf(text: Element): DOMRectList {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getClientRects();
}
