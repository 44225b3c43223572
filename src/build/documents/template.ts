import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inlineCode, type InlineCode } from './inlineCode';

/** The spots of the template, as in `<!-- app:head -->`. */
const SPOTS = ['policy', 'head', 'body'] as const;

/** A comment, or an element in which `<!--` is no comment. */
const COMMENT = /<!--\s*([\s\S]*?)\s*-->\n?|<(script|style)\b[^>]*>[\s\S]*?<\/\2\s*>/gi;

/** Where the template lies in the project. */
const FILE = 'public/index.html';

/** The document that every page is written into. */
export interface Template {
  /** The texts around policy, head and body. */
  pieces: readonly string[];
  /** What the team wrote inline, for the policy. */
  inline: InlineCode;
}

/**
 * @param root - the project's folder
 * @returns the template of every document
 * @throws if the file is missing, or one of its spots is missing, doubled or out of order
 */
export async function readTemplate(root: string): Promise<Template> {
  return parseTemplate(await readFile(path.join(root, FILE), 'utf8'));
}

/**
 * @param source - the template's text
 * @returns the template without comments
 * @throws as `readTemplate`
 */
export function parseTemplate(source: string): Template {
  const spots: string[] = [];
  const pieces = [''];
  const text = source.replaceAll(/\r\n?/g, '\n');
  let end = 0;
  for (const match of text.matchAll(COMMENT)) {
    const [token, comment] = match;
    if (comment === undefined) continue;
    append(text.slice(end, match.index));
    end = match.index + token.length;
    const spot = /^app:(\w+)$/.exec(comment)?.[1];
    if (spot === undefined) continue;
    spots.push(spot);
    pieces.push('');
  }
  append(text.slice(end));
  checkSpots(spots);
  return { pieces: pieces.map((piece) => piece.trim()), inline: inlineCode(pieces.join('\n')) };

  function append(piece: string) {
    pieces[pieces.length - 1] += piece;
  }
}

/**
 * @param template - the template
 * @param contents - what fills its spots
 * @returns the document
 */
export function fillTemplate(
  { pieces }: Template,
  contents: Readonly<Record<(typeof SPOTS)[number], string>>,
): string {
  const filled = pieces.flatMap((piece, index) => {
    const spot = SPOTS[index];
    return spot ? [piece, contents[spot]] : [piece];
  });
  return `${filled.filter((text) => text !== '').join('\n')}\n`;
}

function checkSpots(found: readonly string[]) {
  const marker = (spot: string) => `${FILE}: the marker <!-- app:${spot} -->`;
  for (const spot of SPOTS) {
    const count = found.filter((name) => name === spot).length;
    if (count === 0) throw new Error(`${marker(spot)} is missing.`);
    if (count > 1) throw new Error(`${marker(spot)} is there ${count} times.`);
  }
  const misplaced = found.find((spot, index) => spot !== SPOTS[index]);
  if (misplaced) {
    throw new Error(`${marker(misplaced)} is unknown or not in the order ${SPOTS.join(', ')}.`);
  }
}
