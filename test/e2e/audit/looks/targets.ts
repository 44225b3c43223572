import type { Page } from '@playwright/test';

/** Minimum side of a target, in px (WCAG 2.2, 2.5.5). */
export const MIN_TARGET = 44;

/**
 * Finds targets too small for touch. A target includes every area where a press activates it: its padding,
 * its label, and areas added by CSS. Links in running text are exempt (WCAG 2.2, 2.5.5 and 2.5.8).
 *
 * @param page - a page with no transitions in progress
 * @param min - minimum width and height of the touch area, in px
 * @returns one line per target that's smaller
 */
export function smallTargets(page: Page, min: number): Promise<string[]> {
  return page.evaluate((side) => {
    const TARGETS =
      'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="slider"], [role="checkbox"]';

    /** Returns true for a link within a sentence: it's only as tall as its line. */
    function isInRunningText(element: Element): boolean {
      if (!getComputedStyle(element).display.startsWith('inline')) return false;
      let block: Element | null = element.parentElement;
      while (block && getComputedStyle(block).display.startsWith('inline'))
        block = block.parentElement;
      const textAround = [...(block?.querySelectorAll('a, button') ?? [])]
        .map((link) => link.textContent)
        .reduce((text, link) => text.replace(link, ''), block?.textContent ?? '');
      return /\p{L}{2}/u.test(textAround);
    }

    function isPressable(element: Element): boolean {
      const style = getComputedStyle(element);
      return (
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        style.pointerEvents !== 'none' &&
        !element.matches(':disabled, [type="hidden"], .visually-hidden, [tabindex="-1"]')
      );
    }

    /**
     * Measures a target's touch area by hit-testing outward from its center. Returns width and height in px.
     */
    function pressedSize(element: Element): [number, number] {
      element.scrollIntoView({ block: 'center' });
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const hitElements = [
        element,
        ...labels,
        ...(element.closest('label') ? [element.closest('label')] : []),
      ];
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isHit = (px: number, py: number) => {
        const hit = document.elementFromPoint(px, py);
        return hitElements.some((target) => target?.contains(hit));
      };
      const reach = (dx: number, dy: number) => {
        let step = 0;
        while (step < side && isHit(x + dx * (step + 1), y + dy * (step + 1))) step++;
        return step;
      };
      return [reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1];
    }

    // MUI's slider input is only for keyboards and screen readers; touch users can press anywhere on the
    // track.
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
  }, min);
}
