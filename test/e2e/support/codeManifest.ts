import type { CodeManifest } from '../../../src/site/codeManifest';

const MANIFEST = /<script type="application\/json" id="code-manifest">(.*?)<\/script>/;

/** What a document says of code that it does not load itself. */
export function codeManifest(html: string): CodeManifest {
  const [, json] = MANIFEST.exec(html) ?? [];
  if (!json) throw new Error('The document has no code manifest.');
  return JSON.parse(json) as CodeManifest;
}
