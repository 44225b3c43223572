/// <reference lib="webworker" />

/**
 * What lottie-web takes for granted and a worker lacks: as it starts it looks for animations in the document, and as it draws
 * it makes canvases. Import this before the engine.
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
