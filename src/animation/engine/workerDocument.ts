/// <reference lib="webworker" />

/**
 * Stubs `window` and `document` for lottie-web in a worker: lottie-web searches the document for animations
 * when it starts, and creates canvases when it draws. Import this module before lottie-web.
 */
Object.assign(globalThis, {
  window: globalThis,
  document: {
    readyState: 'complete',
    getElementsByClassName: () => [],
    getElementsByTagName: () => [],
    createElement: () => new OffscreenCanvas(1, 1),
  },
});

export {};
