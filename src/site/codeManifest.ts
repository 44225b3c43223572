/**
 * What a document says of code that it does not load itself, as JSON in a `script` element: the addresses of files. Not as
 * links with `rel="prefetch"`, by which browsers would fetch it for visitors who never come to need it.
 */
export interface CodeManifest {
  /** What the page asks for itself when it is wanted: scripts that the page and the shell defer, and data. */
  deferred: readonly string[];
  /** Scripts and style sheets of the navigation's pages, without the page's own; fetched when the browser is idle. */
  navigation: readonly string[];
}

/** `id` of the element that holds it. */
export const MANIFEST_ID = 'code-manifest';

/** @returns what this document's manifest says; nothing where a host left it out */
export function readCodeManifest(): CodeManifest {
  const text = document.getElementById(MANIFEST_ID)?.textContent;
  return text ? (JSON.parse(text) as CodeManifest) : { deferred: [], navigation: [] };
}
