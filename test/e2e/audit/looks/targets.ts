import type { Page } from '@playwright/test';

/**
 * Finds what is too small for a finger. A target counts with everything that belongs to it where it is pressed: its
 * padding, its label, what CSS adds around it. Links in running text are excepted (WCAG 2.2, 2.5.5 and 2.5.8).
 *
 * @param page - a page of the site, at rest
 * @param least - side of the square that has to be pressable, px
 * @returns one line for each target that is smaller
 */
export function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((side) => {
    const TARGETS =
      'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="slider"], [role="checkbox"]';

    /** A link within a sentence has the height of its line. */
    function isInRunningText(element: Element): boolean {
      if (!getComputedStyle(element).display.startsWith('inline')) return false;
      let block: Element | null = element.parentElement;
      while (block && getComputedStyle(block).display.startsWith('inline'))
        block = block.parentElement;
      const without = [...(block?.querySelectorAll('a, button') ?? [])]
        .map((one) => one.textContent)
        .reduce((text, own) => text.replace(own, ''), block?.textContent ?? '');
      return /\p{L}{2}/u.test(without);
    }

    function isPressable(element: Element): boolean {
      const style = getComputedStyle(element);
      return (
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        style.pointerEvents !== 'none' &&
        !element.matches(':disabled, [type="hidden"], .visually-hidden, [tabindex="-1"]')
      );
    }

    /** Steps outward from the middle for as long as what is pressed is still the target. */
    function pressedSize(element: Element): [number, number] {
      element.scrollIntoView({ block: 'center' });
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const own = [
        element,
        ...labels,
        ...(element.closest('label') ? [element.closest('label')] : []),
      ];
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isHit = (px: number, py: number) => {
        const hit = document.elementFromPoint(px, py);
        return own.some((one) => one?.contains(hit));
      };
      const reach = (dx: number, dy: number) => {
        let step = 0;
        while (step < side && isHit(x + dx * (step + 1), y + dy * (step + 1))) step++;
        return step;
      };
      return [reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1];
    }

    // The input of MUI's slider is for the keyboard; a finger has the whole track.
    const targets = [...document.querySelectorAll(TARGETS)].map(
      (element) => element.closest('.MuiSlider-root') ?? element,
    );
    return targets.filter(isPressable).flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return [];
      if (width >= side && height >= side) return [];
      if (isInRunningText(element)) return [];
      const [wide, high] = pressedSize(element);
      if (wide >= side && high >= side) return [];
      const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
      const kind = element.getAttribute('type') ?? element.getAttribute('role') ?? '';
      return [
        `${element.localName} ${kind} "${name}" ${Math.min(wide, 99)} x ${Math.min(high, 99)}`,
      ];
    });
  }, least);
}
