/** Readers' pages that try to reach a host. */

/** Logged by a test page once it has tried everything that it shouldn't be able to do. */
export const DONE = 'done';

/** How long a page waits before it logs `DONE`, in ms. Everything that it tries has started by then. */
export const AFTER_ATTEMPTS = 100;

/** How long to wait for `DONE`, in ms. If it isn't logged by then, the document has been unloaded. */
export const GONE_AFTER = 1_000;

/** Pages that try to send a request to `url`, keyed by the API or element they use. */
export const REQUESTS: Record<
  string,
  (url: string) => { html?: string; css?: string; js?: string }
> = {
  fetch: (url) => ({ js: `fetch('${url}').catch(() => 0)` }),
  XMLHttpRequest: (url) => ({
    js: `const r = new XMLHttpRequest(); r.open('GET', '${url}'); r.send()`,
  }),
  WebSocket: (url) => ({ js: `new WebSocket('${url.replace('http', 'ws')}')` }),
  EventSource: (url) => ({ js: `new EventSource('${url}')` }),
  beacon: (url) => ({ js: `navigator.sendBeacon('${url}', 'x')` }),
  'import()': (url) => ({ js: `import('${url}').catch(() => 0)` }),
  worker: (url) => ({
    js: `new Worker(URL.createObjectURL(new Blob(["fetch('${url}')"], { type: 'text/javascript' })))`,
  }),
  image: (url) => ({ html: `<img src="${url}">` }),
  script: (url) => ({ html: `<script src="${url}"></script>` }),
  'style sheet': (url) => ({ html: `<link rel="stylesheet" href="${url}">` }),
  '@import': (url) => ({ css: `@import '${url}';` }),
  'background image': (url) => ({ css: `body { background: url(${url}) }` }),
  font: (url) => ({
    html: 'x',
    css: `@font-face { font-family: F; src: url(${url}) } body { font-family: F }`,
  }),
  frame: (url) => ({ html: `<iframe src="${url}"></iframe>` }),
  object: (url) => ({ html: `<object data="${url}"></object>` }),
  'a data: frame': (url) => ({
    html: `<iframe src="data:text/html,<script>fetch('${url}')</script>"></iframe>`,
  }),
  'a srcdoc frame': (url) => ({
    html: `<iframe srcdoc="<img src='${url}'>"></iframe>`,
  }),
  'form.submit()': (url) => ({
    html: `<form action="${url}"></form>`,
    js: 'document.forms[0].submit()',
  }),
  'location =': (url) => ({ js: `setTimeout(() => { location = '${url}' }, 50)` }),
  'meta refresh': (url) => ({ html: `<meta http-equiv="refresh" content="0;url=${url}">` }),
  'a link that stops propagation': (url) => ({
    html: `<a href="${url}">x</a>`,
    js: `const a = document.querySelector('a'); a.onclick = (event) => event.stopPropagation(); setTimeout(() => a.click(), 50)`,
  }),
  'a link with target=_top': (url) => ({
    html: `<a href="${url}" target="_top">x</a>`,
    js: `const a = document.querySelector('a'); a.onclick = (event) => event.stopPropagation(); setTimeout(() => a.click(), 50)`,
  }),
  'window.open': (url) => ({
    html: '<iframe></iframe>',
    js: `document.querySelector('iframe').contentWindow?.open('${url}')`,
  }),
  'top.location': (url) => ({ js: `top.location = '${url}'` }),
  'parent.location': (url) => ({ js: `parent.location = '${url}'` }),
};
