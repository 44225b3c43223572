import type { Page } from '@playwright/test';

/**
 * Finds meaningful graphics with too little contrast (WCAG 2.2, 1.4.11): borders of controls, and lines and
 * areas of drawings. Skips graphics marked as decoration and lines in the theme's hairline color.
 *
 * @param min - minimum contrast ratio with the background
 * @param hairline - CSS color of decorative lines
 * @returns one line per graphic, starting with its contrast ratio
 */
export function faintGraphics(page: Page, min: number, hairline: string): Promise<string[]> {
  return page.evaluate(
    ([minContrast, decoration]) => {
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
      function backgroundOf(element: Element | null): Rgba {
        const layers: Rgba[] = [];
        for (let box = element; box; box = box.parentElement) {
          const color = read(getComputedStyle(box).backgroundColor);
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
      function ratio(a: Rgba, b: Rgba): number {
        const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
        return (light + 0.05) / (dark + 0.05);
      }

      const found = new Map<string, number>();
      const hair = read(decoration).join();
      function check(label: string, color: string, opacity: number, background: Rgba) {
        const rgba = read(color);
        if (rgba[3] === 0 || rgba.join() === hair) return;
        rgba[3] *= opacity;
        const contrast = ratio(mix(rgba, background), background);
        if (contrast < minContrast - 0.01) found.set(`${label} ${color}`, contrast);
      }

      for (const control of document.querySelectorAll(
        'button, a[class*="MuiButton"], fieldset.MuiOutlinedInput-notchedOutline, [aria-pressed], [aria-selected="true"], .MuiCheckbox-root svg, [role="progressbar"] > *, progress',
      )) {
        if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (control.matches(':disabled, .Mui-disabled *')) continue;
        const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(control);
        if (parseFloat(borderTopWidth) === 0 || borderTopStyle === 'none') continue;
        check(
          `border of ${control.localName} "${control.textContent.trim().slice(0, 24)}"`,
          borderTopColor,
          1,
          backgroundOf(control.parentElement),
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
        const background = backgroundOf(svg);
        const label = `${shape.localName}.${shape.getAttribute('class') ?? ''} in ${svg?.getAttribute('class')?.slice(0, 40) ?? ''}`;
        const isLine = stroke !== 'none' && parseFloat(strokeWidth) > 0;
        // Checks the line color of outlined shapes, and the fill color of points and of shapes without an
        // outline.
        if (isLine && !shape.matches('.point'))
          check(`line of ${label}`, stroke, Number(opacity), background);
        else if (fill !== 'none' && !shape.matches('.area')) {
          check(`area of ${label}`, fill, Number(opacity), background);
        }
      }
      return [...found].map(([label, contrast]) => `${contrast.toFixed(2)} ${label}`);
    },
    [min, hairline] as const,
  );
}
