import { codeText, type WebExerciseBlock, type WebFile } from '../../content/lesson';

/** Heights of a page's window, px. */
const MIN_HEIGHT = 176;
const MAX_HEIGHT = 320;

/** About what a line of HTML takes, a heading or a paragraph; and the margins of the page. */
const LINE_HEIGHT = 56;
const MARGINS = 32;
/** An example, which shows less than an exercise asks for. */
const EXAMPLE_HEIGHT = 200;
/** A heading with its margins, in a window beside the code, where it takes two lines at most. */
const HEADING_HEIGHT = 80;

/**
 * @param exercise - its files and those of its solution
 * @returns height, px, in which the page of the solution has room; the greatest where styles or a script say how high it gets
 */
export function windowHeight({
  files,
  solution,
}: Pick<WebExerciseBlock, 'files' | 'solution'>): number {
  return roomFor([...solution, ...files]);
}

/**
 * @param files - of an example
 * @returns height, px, in which its headings have room: they are what makes a page high
 */
export function exampleHeight(files: readonly WebFile[]): number {
  const html = files.find(({ language }) => language === 'html');
  const height = headingLines(codeText(html?.lines ?? [])) * HEADING_HEIGHT + MARGINS;
  return Math.min(MAX_HEIGHT, Math.max(EXAMPLE_HEIGHT, height));
}

/** Lines of HTML with text in a heading; one without an end tag goes on to the end, as in a browser. */
function headingLines(html: string): number {
  return [...html.matchAll(/<h[1-6]\b.*?(?:<\/h[1-6]>|$)/gs)]
    .flatMap(([heading]) => heading.split('\n'))
    .filter((line) => line.replace(/<[^>]*>/g, '').trim() !== '').length;
}

function roomFor(all: WebExerciseBlock['files']): number {
  if (all.some(({ language }) => language !== 'html')) return MAX_HEIGHT;
  const lines = all.find(({ language }) => language === 'html')?.lines.length ?? 0;
  return Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, lines * LINE_HEIGHT + MARGINS));
}
