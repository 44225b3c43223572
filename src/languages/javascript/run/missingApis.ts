/** APIs that browsers have but the sandbox doesn't. */
import * as texts from '../../../texts/en/errors/missingApis';

/** Hints for learners about missing APIs, keyed by API name. */
export const MISSING_APIS: Readonly<Record<string, string>> = {
  fetch: texts.noNetwork,
  XMLHttpRequest: texts.noNetwork,
  WebSocket: texts.noNetwork,
  EventSource: texts.noNetwork,
  document: texts.noPage,
  window: texts.noPage,
  parent: texts.noPage,
  top: texts.noPage,
  alert: texts.printInstead,
  prompt: texts.noPage,
  confirm: texts.noPage,
  localStorage: texts.noStorage,
  sessionStorage: texts.noStorage,
  indexedDB: texts.noStorage,
  caches: texts.noStorage,
  require: texts.noModules,
  module: texts.noModules,
  exports: texts.noModules,
  importScripts: texts.noModules,
};
