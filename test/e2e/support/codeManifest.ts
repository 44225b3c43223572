import type { CodeManifest } from '../../../src/site/codeManifest';

const MANIFEST = /<script type="application\/json" id="code-manifest">(.*?)<\/script>/;

/**
 * Parses a document's inline manifest of lazy chunks.
 *
 * @throws if there is none
 */
export function codeManifest(html: string): CodeManifest {
  const [, json] = MANIFEST.exec(html) ?? [];
  if (!json) throw new Error('The document has no code manifest.');
  return JSON.parse(json) as CodeManifest;
}
