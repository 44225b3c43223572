/** What the floating switch must not cover: what is used, code and what came of it. */
const CLEAR = [
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

/** Class of the root element while the switch is away (base.css). */
const AWAY = 'switch-away';

/** Pause after which scrolling is over, ms. */
const AT_REST = 250;

/**
 * Keeps the floating theme switch out of the way on small screens, where it has no margin of its own: it is away while
 * the page is scrolled down, and for as long as it would cover what is used (WCAG 2.2, 2.4.11). The keyboard reaches it
 * all the same, and then it is shown.
 *
 * @param button - the switch
 */
export function keepSwitchClear(button: HTMLElement): void {
  const root = document.documentElement;
  let last = window.scrollY;
  let timer: number | undefined;

  function settle() {
    root.classList.toggle(AWAY, covers(button));
  }

  function later() {
    window.clearTimeout(timer);
    timer = window.setTimeout(settle, AT_REST);
  }

  function scroll() {
    if (window.scrollY > last) root.classList.add(AWAY);
    last = window.scrollY;
    later();
  }

  window.addEventListener('scroll', scroll, { passive: true });
  window.addEventListener('resize', later);
  // What is pressed or typed may bring results, or move what is below.
  for (const type of ['click', 'input', 'keyup']) document.addEventListener(type, later);
  later();
}

/** Whether something that is used is behind the switch, at its middle or one of its corners. */
function covers(button: HTMLElement): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ] as const;
  return points.some(([x, y]) =>
    document
      .elementsFromPoint(x, y)
      .some((element) => !button.contains(element) && element.closest(CLEAR) !== null),
  );
}
