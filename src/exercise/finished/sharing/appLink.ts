import { packText, unpackText } from '../../../site/packedText';
import type { PreviewFiles } from '../../../languages/page/protocol';
import { APP_MARK } from './appMark';

/**
 * Maximum length of a link to an app, in characters. Browsers accept longer ones, but chat and mail apps
 * truncate them.
 */
export const MAX_LINK = 16_000;

/** Maximum length of an app's decompressed files, in characters. Real apps that fit in a link are smaller. */
const MAX_FILES = 200_000;

/** Why a link can't be created or read. */
export type LinkProblem = 'damaged' | 'tooLong' | 'unsupported';

/**
 * Creates a link that contains an app.
 *
 * @param files - the app's files
 * @param page - URL of the lesson, without a fragment
 * @returns the link, or the reason it can't be created
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
 * Reads the app from a link, which might be damaged or made by hand.
 *
 * @param address - the complete URL
 * @returns the app's files, or the reason they can't be read
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
