import { packText, unpackText } from '../../site/packedText';
import type { PreviewFiles } from '../../sandbox/preview/protocol';
import { APP_MARK } from './appMark';

/** Characters of a link that holds an app: browsers take longer ones, but chats and mail programs cut them off. */
export const MAX_LINK = 16_000;

/** Characters of the files in a link; no app that fits in one has as many. */
const MAX_FILES = 200_000;

/** Why there's no link, or no app in one. */
export type LinkProblem = 'damaged' | 'tooLong' | 'unsupported';

/**
 * @param files - of the app
 * @param page - address of the lesson, without a fragment
 * @returns the link that holds the app, or why there can't be one
 */
export async function appLink(
  { html, css, js }: PreviewFiles,
  page: string,
): Promise<{ link: string } | { problem: LinkProblem }> {
  if (!canPack()) return { problem: 'unsupported' };
  const link = `${page}${APP_MARK}${await packText(JSON.stringify([html, css, js]))}`;
  return link.length > MAX_LINK ? { problem: 'tooLong' } : { link };
}

/**
 * @param address - a whole address; anybody can write one
 * @returns the app in its fragment, or why there is none
 */
export async function readAppLink(
  address: string,
): Promise<{ files: PreviewFiles } | { problem: LinkProblem }> {
  if (!canPack()) return { problem: 'unsupported' };
  if (address.length > MAX_LINK) return { problem: 'tooLong' };
  const packed = address.slice(address.indexOf(APP_MARK) + APP_MARK.length);
  const text = await unpackText(packed, MAX_FILES);
  const files = text === null ? null : readFiles(text);
  return files ? { files } : { problem: 'damaged' };
}

function canPack(): boolean {
  return typeof CompressionStream !== 'undefined' && typeof DecompressionStream !== 'undefined';
}

function readFiles(text: string): PreviewFiles | null {
  try {
    const data: unknown = JSON.parse(text);
    if (!Array.isArray(data) || data.length !== 3) return null;
    const [html, css, js] = data as unknown[];
    const isText = typeof html === 'string' && typeof css === 'string' && typeof js === 'string';
    return isText ? { html, css, js } : null;
  } catch {
    return null;
  }
}
