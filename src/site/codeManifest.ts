/**
 * URLs of files that the page might load later, as JSON in a `script` element. `rel="prefetch"`
 * links aren't used because browsers would download them for every visitor.
 */
export interface CodeManifest {
  /** Scripts and data that the page and the shell load on demand. */
  deferred: readonly string[];
}

/** `id` of the `script` element. */
export const MANIFEST_ID = 'code-manifest';

/** @returns the document's manifest; empty if the host removed it */
export function readCodeManifest(): CodeManifest {
  const text = document.getElementById(MANIFEST_ID)?.textContent;
  return text ? (JSON.parse(text) as CodeManifest) : { deferred: [] };
}
