/** APIs that browsers have but the sandbox doesn't. */
const NETWORK = 'Code here runs without a network.';
const PAGE = 'Code here runs without a page.';
const STORAGE = 'Code here runs without storage.';
export const MODULES = 'Code here runs as one file, without modules.';

/** Hints for learners about missing APIs, keyed by API name. */
export const MISSING_APIS: Readonly<Record<string, string>> = {
  fetch: NETWORK,
  XMLHttpRequest: NETWORK,
  WebSocket: NETWORK,
  EventSource: NETWORK,
  document: PAGE,
  window: PAGE,
  parent: PAGE,
  top: PAGE,
  alert: 'Print with console.log instead.',
  prompt: PAGE,
  confirm: PAGE,
  localStorage: STORAGE,
  sessionStorage: STORAGE,
  indexedDB: STORAGE,
  caches: STORAGE,
  require: MODULES,
  module: MODULES,
  exports: MODULES,
  importScripts: MODULES,
};
