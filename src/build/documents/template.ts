import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inlineCode, type InlineCode } from './inlineCode';

/** Names of the template's markers, such as `<!-- app:head -->`, in order. */
const MARKERS = ['policy', 'head', 'body'] as const;

/** Matches comments, and also script and style elements, because `<!--` isn't a comment inside them. */
const COMMENT = /<!--\s*([\s\S]*?)\s*-->\n?|<(script|style)\b[^>]*>[\s\S]*?<\/\2\s*>/gi;

/** Path of the template in the project. */
const FILE = 'public/index.html';

/** Template of all HTML documents. */
export interface Template {
  /** The HTML between the markers. */
  pieces: readonly string[];
  /** The template's inline code, for the CSP. */
  inline: InlineCode;
}

/**
 * Reads the template.
 *
 * @param root - project root
 * @returns the parsed template
 * @throws if the file is missing, or a marker is missing, repeated, unknown or out of order
 */
export async function readTemplate(root: string): Promise<Template> {
  return parseTemplate(await readFile(path.join(root, FILE), 'utf8'));
}

/**
 * Parses the template and removes its comments.
 *
 * @param source - the template's HTML
 * @returns the parsed template
 * @throws if a marker is missing, repeated, unknown or out of order
 */
export function parseTemplate(source: string): Template {
  const markers: string[] = [];
  const pieces = [''];
  const text = source.replaceAll(/\r\n?/g, '\n');
  let end = 0;
  for (const match of text.matchAll(COMMENT)) {
    const [token, comment] = match;
    if (comment === undefined) continue;
    append(text.slice(end, match.index));
    end = match.index + token.length;
    const marker = /^app:(\w+)$/.exec(comment)?.[1];
    if (marker === undefined) continue;
    markers.push(marker);
    pieces.push('');
  }
  append(text.slice(end));
  checkMarkers(markers);
  return { pieces: pieces.map((piece) => piece.trim()), inline: inlineCode(pieces.join('\n')) };

  function append(piece: string) {
    pieces[pieces.length - 1] += piece;
  }
}

/**
 * Fills the template's markers.
 *
 * @param template - the template
 * @param contents - HTML by marker
 * @returns the HTML document
 */
export function fillTemplate(
  { pieces }: Template,
  contents: Readonly<Record<(typeof MARKERS)[number], string>>,
): string {
  const filled = pieces.flatMap((piece, index) => {
    const marker = MARKERS[index];
    return marker ? [piece, contents[marker]] : [piece];
  });
  return `${filled.filter((text) => text !== '').join('\n')}\n`;
}

function checkMarkers(markers: readonly string[]) {
  const describe = (marker: string) => `${FILE}: the marker <!-- app:${marker} -->`;
  for (const marker of MARKERS) {
    const count = markers.filter((name) => name === marker).length;
    if (count === 0) throw new Error(`${describe(marker)} is missing.`);
    if (count > 1) throw new Error(`${describe(marker)} appears ${count} times.`);
  }
  const misplaced = markers.find((marker, index) => marker !== MARKERS[index]);
  if (misplaced) {
    throw new Error(`${describe(misplaced)} is unknown or not in the order ${MARKERS.join(', ')}.`);
  }
}
