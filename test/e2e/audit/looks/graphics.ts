import type { Page } from '@playwright/test';

/**
 * Finds graphics that say something and are too faint (WCAG 2.2, 1.4.11): frames of controls, and lines and areas of
 * drawings. What is marked as decoration by its class or by the theme's hairline color is left out by the caller.
 *
 * @param page - a page of the site
 * @param least - contrast with what is behind
 * @param hairline - CSS color of lines that only decorate
 * @returns one line for each
 */
export function faintGraphics(page: Page, least: number, hairline: string): Promise<string[]> {
  return page.evaluate(
    ([min, decoration]) => {
      const canvas = document
        .createElement('canvas')
        .getContext('2d', { willReadFrequently: true });
      type Rgba = [number, number, number, number];
      function read(color: string): Rgba {
        if (!canvas) throw new Error('No canvas to read colors with.');
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return [r, g, b, a / 255];
      }
      const mix = (over: Rgba, under: Rgba): Rgba => {
        const channel = (index: 0 | 1 | 2) => over[index] * over[3] + under[index] * (1 - over[3]);
        return [channel(0), channel(1), channel(2), 1];
      };
      function behind(element: Element | null): Rgba {
        const layers: Rgba[] = [];
        for (let one = element; one; one = one.parentElement) {
          const color = read(getComputedStyle(one).backgroundColor);
          layers.push(color);
          if (color[3] === 1) break;
        }
        return layers
          .reverse()
          .reduce((under, over) => mix(over, under), [255, 255, 255, 1] as Rgba);
      }
      function luminance([r, g, b]: Rgba): number {
        const linear = (value: number) =>
          value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
        return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
      }
      function ratio(one: Rgba, other: Rgba): number {
        const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((x, y) => y - x);
        return (light + 0.05) / (dark + 0.05);
      }

      const found = new Map<string, number>();
      const hair = read(decoration).join();
      function judge(what: string, color: string, opacity: number, ground: Rgba) {
        const own = read(color);
        if (own[3] === 0 || own.join() === hair) return;
        own[3] *= opacity;
        const contrast = ratio(mix(own, ground), ground);
        if (contrast < min - 0.01) found.set(`${what} ${color}`, contrast);
      }

      for (const control of document.querySelectorAll(
        'button, a[class*="MuiButton"], fieldset.MuiOutlinedInput-notchedOutline, [aria-pressed], [aria-selected="true"], .MuiCheckbox-root svg, [role="progressbar"] > *, progress',
      )) {
        if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (control.matches(':disabled, .Mui-disabled *')) continue;
        const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(control);
        if (parseFloat(borderTopWidth) === 0 || borderTopStyle === 'none') continue;
        judge(
          `frame of ${control.localName} "${control.textContent.trim().slice(0, 24)}"`,
          borderTopColor,
          1,
          behind(control.parentElement),
        );
      }
      for (const shape of document.querySelectorAll<SVGGraphicsElement>(
        'main svg :is(path, line, rect, circle, polyline, polygon, ellipse)',
      )) {
        if (
          !shape.checkVisibility({ visibilityProperty: true }) ||
          shape.closest('defs, marker, [data-decoration]')
        )
          continue;
        if (shape.closest(':disabled')) continue;
        const { fill, stroke, strokeWidth, opacity } = getComputedStyle(shape);
        const svg = shape.ownerSVGElement;
        const ground = behind(svg);
        const what = `${shape.localName}.${shape.getAttribute('class') ?? ''} in ${svg?.getAttribute('class')?.slice(0, 40) ?? ''}`;
        const isLine = stroke !== 'none' && parseFloat(strokeWidth) > 0;
        // What is drawn in outline is told by its line, and a point by its area, whatever keeps it apart from others.
        if (isLine && !shape.matches('.point'))
          judge(`line of ${what}`, stroke, Number(opacity), ground);
        else if (fill !== 'none' && !shape.matches('.area')) {
          judge(`area of ${what}`, fill, Number(opacity), ground);
        }
      }
      return [...found].map(([what, contrast]) => `${contrast.toFixed(2)} ${what}`);
    },
    [least, hairline] as const,
  );
}
