import { codeText, type WebExerciseBlock, type WebFile } from '../../content/lesson';

/** Heights of a page's window, px. */
const MIN_HEIGHT = 128;
const MAX_HEIGHT = 320;

/** The margins of the page and its last line. */
const MARGINS = 48;
/** About what styles and scripts add to a page. */
const STYLED = 48;
/** A heading with its margins, in a window beside the code, where it takes two lines at most. */
const HEADING_HEIGHT = 80;

/** About how much an element adds to the height of a page, with its margins, px; those that stand in a line add nothing. */
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
 * @param exercise - its files and those of its solution
 * @returns height, px, in which about the page of the solution has room
 */
export function windowHeight({
  files,
  solution,
}: Pick<WebExerciseBlock, 'files' | 'solution'>): number {
  return roomFor([...solution, ...files]);
}

/**
 * @param files - of an example
 * @returns height, px, in which about its page has room
 */
export function exampleHeight(files: readonly WebFile[]): number {
  return roomFor(files);
}

function roomFor(files: readonly WebFile[]): number {
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

/** Lines of text after the first in a heading without an end tag, which goes on to the end, as in a browser. */
function openHeadingLines(html: string): number {
  return [...html.matchAll(/<h[1-6]\b(?!.*<\/h[1-6]>).*$/gs)]
    .flatMap(([heading]) => heading.split('\n').slice(1))
    .filter((line) => line.replace(/<[^>]*>/g, '').trim() !== '').length;
}
