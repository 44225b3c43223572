import { optimize, type CustomPlugin } from 'svgo';
import { LOGO_ID_PREFIX } from '../brand/logoIds';

/** Height of the logo in the header and footer, in px. The width follows from the aspect ratio. */
const HEIGHT = 32;

/** SVG features that the CSP blocks or inline SVG doesn't support, each with an error message. */
const NOT_ALLOWED: readonly (readonly [pattern: RegExp, message: string])[] = [
  [
    /<(?:script|foreignObject|iframe)\b|\son\w+=/i,
    'contains a script or HTML; export it as a plain drawing',
  ],
  [/<image\b|<feImage\b/i, 'contains a bitmap; draw it with paths'],
  [/<text\b/i, 'contains text, which needs a typeface; convert it to paths'],
  [/[\s:]href="(?!#)|url\((?!["']?#)/i, 'references another file; include its content in the SVG'],
  [
    /<style\b|\sstyle=/i,
    "contains styles that aren't SVG attributes; set colors with fill and stroke",
  ],
];

const COLOR_ATTRIBUTE = /\s(?:fill|stroke|stop-color|flood-color)="([^"]+)"/g;
const NOT_A_COLOR = /^(?:none|transparent|inherit|currentcolor|url\(.*\))$/i;

/**
 * Prepares a brand's SVG logo for use in pages, even several times per page: converts style sheets to
 * attributes, prefixes ids, sets the header's height, and makes shapes without a color use the text color.
 *
 * @param svg - contents of the file
 * @param file - name of the file, for messages
 * @returns the logo as an `<svg>` element
 * @throws an error with a one-line message if the logo can't be used in pages
 */
export function prepareLogo(svg: string, file: string): string {
  const reject = (reason: string): never => {
    throw new Error(`${file} ${reason}.`);
  };
  const size: { viewBox?: readonly number[] } = {};
  let data = '';
  try {
    ({ data } = optimize(svg, {
      multipass: false,
      plugins: [
        {
          name: 'preset-default',
          params: {
            overrides: {
              inlineStyles: { onlyMatchedOnce: false },
              // Keeps `fill="#000"`, which SVGO would remove as the default: a shape without a fill gets the
              // text color.
              removeUnknownsAndDefaults: false,
            },
          },
        },
        'convertStyleToAttrs',
        'removeTitle',
        {
          name: 'removeAttrs',
          params: { attrs: ['class', 'svg:(x|y|version|role|aria-.*|data-.*)'] },
        },
        { name: 'prefixIds', params: { prefix: LOGO_ID_PREFIX, delim: '' } },
        rootAttributes(size),
      ],
    }));
  } catch {
    return reject("isn't a valid SVG");
  }
  if (!size.viewBox)
    return reject('has neither a viewBox nor a width and height; give it a viewBox');
  const reason = NOT_ALLOWED.find(([pattern]) => pattern.test(data))?.[1];
  return reason ? reject(reason) : data;
}

/** Sets the root element's attributes, starting with the size, which `placedLogo` replaces. */
function rootAttributes(size: { viewBox?: readonly number[] }): CustomPlugin {
  return {
    name: 'rootAttributes',
    fn: () => ({
      element: {
        enter(node, parent) {
          if (node.name !== 'svg' || parent.type !== 'root') return;
          const { width, height, viewBox, fill = 'currentColor', ...others } = node.attributes;
          const box = viewBox
            ?.trim()
            .split(/[\s,]+/)
            .map(Number) ?? [0, 0, parseFloat(width ?? ''), parseFloat(height ?? '')];
          const [, , boxWidth = 0, boxHeight = 0] = box;
          if (!(boxWidth > 0 && boxHeight > 0)) return;
          size.viewBox = box;
          node.attributes = {
            width: String(Math.round((HEIGHT * boxWidth * 100) / boxHeight) / 100),
            height: String(HEIGHT),
            viewBox: box.join(' '),
            fill,
            ...others,
            'aria-hidden': 'true',
            focusable: 'false',
          };
        },
      },
    }),
  };
}

/**
 * Returns true if the logo has fixed colors in addition to the text color.
 *
 * @param logo - the result of `prepareLogo`
 */
export function hasOwnColors(logo: string): boolean {
  return [...logo.matchAll(COLOR_ATTRIBUTE)].some(([, color = '']) => !NOT_A_COLOR.test(color));
}

/**
 * Places the logo in the middle of a square in another SVG.
 *
 * @param logo - the result of `prepareLogo`
 * @param place - the square's x and y offsets and its size, in px
 * @param color - replaces the text color
 * @returns the logo as a nested `<svg>` element
 */
export function placedLogo(
  logo: string,
  { offset, size }: { offset: number; size: number },
  color: string,
): string {
  return logo
    .replace(
      /^<svg width="[\d.]+" height="[\d.]+"/,
      `<svg x="${offset}" y="${offset}" width="${size}" height="${size}"`,
    )
    .replaceAll(/currentcolor/gi, color);
}
