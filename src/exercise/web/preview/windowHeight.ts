import { codeText, type WebFile } from '../../../content/lesson';

/** Limits for the height of a preview, in px. */
const MIN_HEIGHT = 128;
const MAX_HEIGHT = 320;

/** Combined height of the page's margins and its last line, in px. */
const MARGINS = 48;
/** Estimated height that styles and scripts add, in px. */
const STYLED = 48;
/**
 * Height of an `h1`, including margins, in px. In a preview next to the code, the heading takes up
 * at most two lines.
 */
const HEADING_HEIGHT = 80;

/** Estimated height that an element adds to a page, in px, including margins. Inline elements add none. */
const HEIGHTS: Readonly<Record<string, number>> = {
  h1: HEADING_HEIGHT,
  h2: 64,
  h3: 54,
  h4: 54,
  p: 34,
  ul: 32,
  ol: 32,
  li: 18,
  table: 8,
  tr: 26,
  fieldset: 34,
  label: 22,
  button: 22,
  textarea: 40,
  div: 18,
  article: 18,
  section: 18,
  img: 48,
  svg: 48,
  pre: 48,
};

/**
 * Estimates the preview height that fits a page, in px.
 *
 * @param files - the page's files; only the first HTML file is used
 */
export function windowHeight(files: readonly WebFile[]): number {
  const html = files.find(({ language }) => language === 'html');
  const isStyled = files.some(({ language }) => language !== 'html');
  const height = pageHeight(codeText(html?.lines ?? [])) + MARGINS + (isStyled ? STYLED : 0);
  return Math.round(Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, height)));
}

function pageHeight(html: string): number {
  let height = 0;
  for (const [, tag = ''] of html.matchAll(/<([a-z][a-z0-9]*)/g)) height += HEIGHTS[tag] ?? 0;
  return height + openHeadingLines(html) * HEADING_HEIGHT;
}

/**
 * Counts extra lines of text in a heading without an end tag. As in browsers, the heading extends to the end
 * of the page.
 */
function openHeadingLines(html: string): number {
  return [...html.matchAll(/<h[1-6]\b(?!.*<\/h[1-6]>).*$/gs)]
    .flatMap(([heading]) => heading.split('\n').slice(1))
    .filter((line) => line.replace(/<[^>]*>/g, '').trim() !== '').length;
}
