import type { Page } from '@playwright/test';

/** Minimum text sizes in px, for running text and for labels of a few words. */
const MIN_TEXT = 14;
const MIN_LABEL = 12;

/** Maximum length of a label, in characters. */
const MAX_LABEL = 48;

/** @returns one line per piece of text that's too small to read comfortably */
export function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate(
    ([minText, minLabel, maxLabel]) => {
      const found = new Set<string>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent?.replace(/\s+/g, ' ').trim() ?? '';
        const element = walker.currentNode.parentElement;
        if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue;
        if (element.closest('.visually-hidden, script, style, iframe')) continue;
        const isDrawn = element instanceof SVGElement;
        const scale = isDrawn ? ((element as Element as SVGTextElement).getScreenCTM()?.a ?? 1) : 1;
        const { fontSize, fontFamily } = getComputedStyle(element);
        const size = parseFloat(fontSize) * scale;
        const isLabel = (isDrawn || /mono/i.test(fontFamily)) && text.length <= maxLabel;
        if (size < (isLabel ? minLabel : minText) - 0.05) {
          found.add(`${size.toFixed(1)} px ${element.localName} "${text.slice(0, 40)}"`);
        }
      }
      return [...found];
    },
    [MIN_TEXT, MIN_LABEL, MAX_LABEL] as const,
  );
}

/**
 * @param maxLength - maximum line length, in characters
 * @returns one line per text block with lines longer than that
 */
export function longLines(page: Page, maxLength: number): Promise<string[]> {
  return page.evaluate((max) => {
    const BLOCKS = 'p, li, dd, dt, figcaption, h1, h2, h3, h4, blockquote, td, summary, label';
    return [...document.querySelectorAll(BLOCKS)].flatMap((block) => {
      if (!block.checkVisibility({ visibilityProperty: true })) return [];
      if (block.closest('pre, .visually-hidden, .cm-editor')) return [];
      if (/grid|flex/.test(getComputedStyle(block).display)) return [];
      // Nested blocks are measured separately.
      if (block.querySelector('p, li, dd, div, pre, table, svg')) return [];
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      const rects: DOMRect[] = [];
      let text = '';
      while (walker.nextNode()) {
        const owner = walker.currentNode.parentElement;
        if (!owner?.checkVisibility() || owner.closest('.visually-hidden')) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        rects.push(...range.getClientRects());
        text += walker.currentNode.textContent ?? '';
      }
      text = text.replace(/\s+/g, ' ').trim();
      const lines = new Map<number, { left: number; right: number }>();
      for (const { top, bottom, left, right, width } of rects) {
        if (width < 2) continue;
        const at =
          [...lines.keys()].find((key) => Math.abs(key - (top + bottom) / 2) < 8) ??
          (top + bottom) / 2;
        const line = lines.get(at) ?? { left, right };
        lines.set(at, { left: Math.min(line.left, left), right: Math.max(line.right, right) });
      }
      const widths = [...lines.values()].map(({ left, right }) => right - left);
      const total = widths.reduce((sum, width) => sum + width, 0);
      if (total === 0) return [];
      const longest = Math.round((text.length / total) * Math.max(...widths));
      return longest > max
        ? [`${longest} characters: ${block.localName} "${text.slice(0, 50)}"`]
        : [];
    });
  }, maxLength);
}

/** @returns one line per overlap between two pieces of text, and one per clipped piece of text */
export function collidingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Line {
      owner: Element;
      text: string;
      rect: DOMRect;
    }
    const found = new Set<string>();
    const lines: Line[] = [];
    const isFloating = (element: Element): boolean => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(box).position)) return true;
      }
      return false;
    };
    /** Returns the part of a rectangle that `owner`'s scroll containers don't cut off. */
    const visiblePart = ({ left, top, right, bottom }: DOMRect, owner: Element): DOMRect => {
      for (let box = owner.parentElement; box; box = box.parentElement) {
        if (!/auto|scroll/.test(getComputedStyle(box).overflowX)) continue;
        const edge = box.getBoundingClientRect();
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? '';
      const owner = walker.currentNode.parentElement;
      if (!text || !owner?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      if (
        owner.closest(
          '.visually-hidden, svg, script, style, textarea, .cm-editor, [aria-hidden="true"], option',
        )
      )
        continue;
      if (isFloating(owner)) continue;
      // Skip elements that are visually hidden by their own styles instead of the `visually-hidden` class.
      if (owner.offsetWidth <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const rect of range.getClientRects()) {
        const visible = visiblePart(rect, owner);
        if (visible.width > 2 && visible.height > 2) {
          lines.push({ owner, text: text.slice(0, 30), rect: visible });
        }
      }
      for (let box: Element | null = owner; box; box = box.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(box);
        if (!/hidden|clip/.test(overflowX) || textOverflow === 'ellipsis') continue;
        if (box.scrollWidth > box.clientWidth + 2 && box.clientWidth > 2) {
          found.add(
            `clipped: ${box.localName}.${box.className.toString().slice(0, 30)} "${text.slice(0, 30)}"`,
          );
        }
      }
    }
    lines.sort((one, other) => one.rect.top - other.rect.top);
    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (other.rect.top >= one.rect.bottom) break;
        if (one.owner === other.owner) continue;
        const high = Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top;
        const wide =
          Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        // Adjacent lines may overlap a little, because of ascenders and descenders.
        if (wide > 3 && high > Math.min(one.rect.height, other.rect.height) * 0.4) {
          found.add(`"${one.text}" and "${other.text}" overlap`);
        }
      }
    }
    return [...found];
  });
}

/** @returns one line if the page is wider than its window, otherwise an empty list */
export async function overflow(page: Page): Promise<string[]> {
  const more = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return more > 0 ? [`the page is ${more} px wider than its window`] : [];
}
