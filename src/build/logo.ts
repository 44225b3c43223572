import { optimize, type CustomPlugin } from 'svgo';
import { LOGO_ID_PREFIX } from '../brand/logoIds';

/** Height of the mark in header and footer, px; its width follows from its drawing. */
const HEIGHT = 32;

/** What the site's policy or a page cannot have, and what to do about it. */
const NOT_ALLOWED: readonly (readonly [found: RegExp, wayOut: string])[] = [
  [
    /<(?:script|foreignObject|iframe)\b|\son\w+=/i,
    'holds a script or HTML; export it as a plain drawing',
  ],
  [/<image\b|<feImage\b/i, 'holds a bitmap; draw it with paths'],
  [/<text\b/i, 'holds text, which needs a typeface; turn it into paths'],
  [/[\s:]href="(?!#)|url\((?!["']?#)/i, 'names another file; put what it shows into the drawing'],
  [
    /<style\b|\sstyle=/i,
    'holds styles that are no attributes of SVG; give colors as fill and stroke',
  ],
];

const COLOR_ATTRIBUTE = /\s(?:fill|stroke|stop-color|flood-color)="([^"]+)"/g;
const NO_COLOR_OF_ITS_OWN = /^(?:none|transparent|inherit|currentcolor|url\(.*\))$/i;

/**
 * Makes a brand's SVG ready to be shown in a page, as often as one likes: style sheets become attributes, ids get a prefix,
 * the height is the header's, and what has no color takes the text's.
 *
 * @param svg - the file's text
 * @param file - its name, for messages
 * @returns the drawing as one `<svg>` element
 * @throws an error with a one-line message when it cannot be shown in a page
 */
export function prepareLogo(svg: string, file: string): string {
  const refuse = (reason: string): never => {
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
              // A black that was said is not the black of something without a color.
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
    return refuse('is no SVG that can be read');
  }
  if (!size.viewBox)
    return refuse('has neither a viewBox nor a width and height; give it a viewBox');
  const reason = NOT_ALLOWED.find(([found]) => found.test(data))?.[1];
  return reason ? refuse(reason) : data;
}

/** Sets what the page needs of the root, first of all its size, which `placedLogo` looks for. */
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
 * @param logo - what `prepareLogo` returned
 * @returns whether it has colors of its own, beside the text's
 */
export function hasOwnColors(logo: string): boolean {
  return [...logo.matchAll(COLOR_ATTRIBUTE)].some(
    ([, color = '']) => !NO_COLOR_OF_ITS_OWN.test(color),
  );
}

/**
 * @param logo - what `prepareLogo` returned
 * @param place - square to put it into, within another drawing; px
 * @param color - for what takes the text's color
 * @returns the logo as an element of that drawing, in the middle of the square
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
