import * as texts from '../../../../texts/en/page/elementStyle';
import { backgroundOf, blend, contrast, readColor } from '../styles/colors';
import { asComputed, lineStyleOf } from '../styles/computed';
import type { Context } from '../elements/context';
import type { Mirror } from '../elements/mirror';
import { isAccessible } from '../elements/roles';
import type { Subject } from '../vocabulary';

/** Creates the assertions about an element's computed styles and the contrast of its text. */
export function styleClaims({
  current,
  compare,
}: Context): Pick<Subject, 'hasStyle' | 'hasContrast'> {
  return {
    hasStyle(property, ...values) {
      const { mirror, element } = current();
      const actual = usedValue(mirror, element, property);
      if (actual === undefined) {
        throw new Error(`hasStyle needs the name of a CSS property as a plain string: ${property}`);
      }
      const size = mirror.styleOf(element, 'font-size') ?? '';
      const rootSize = mirror.styleOf(mirror.root, 'font-size') ?? '';
      const isMet = values.some(
        (value) => value === actual || asComputed(property, value, size, rootSize) === actual,
      );
      const expected = texts.style(property, values);
      compare(isMet, texts.styleDiffers(property), expected, `${property}: ${actual}`);
    },
    hasContrast(ratio) {
      const { mirror, element } = current();
      for (const holder of [element, ...element.querySelectorAll('*')]) {
        if (!hasOwnText(holder) || !isAccessible(mirror, holder)) continue;
        const ground = backgroundOf(mirror, holder);
        const ink = readColor(mirror.styleOf(holder, 'color') ?? '');
        if (ground === undefined || ink === undefined) {
          compare(false, texts.contrastOnImage, texts.plainColor, texts.image, holder);
          return;
        }
        const drawn = blend(ink, ground);
        const actual = Math.floor(contrast(drawn, ground) * 100) / 100;
        const received = texts.ratioOf({ contrast: actual, ink: hex(drawn), ground: hex(ground) });
        compare(actual >= ratio, texts.contrastTooLow, texts.ratio(ratio), received, holder);
      }
    },
  };
}

/**
 * Returns a property's computed value. Returns `0px` for the width of a border, outline, or column rule whose
 * style is `none` or `hidden`, because newer browsers report the specified width even if nothing is drawn.
 */
function usedValue(mirror: Mirror, element: Element, property: string): string | undefined {
  const lineStyle = lineStyleOf(property);
  const isUndrawn =
    lineStyle !== undefined && /^(?:none|hidden)$/.test(mirror.styleOf(element, lineStyle) ?? '');
  return isUndrawn ? '0px' : mirror.styleOf(element, property);
}

function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
}

function hex([red, green, blue]: readonly number[]): string {
  const digits = [red, green, blue].map((value = 0) =>
    Math.round(value).toString(16).padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}
