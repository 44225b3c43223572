// lottie-web requests a canvas context when it loads, and jsdom doesn't have one. Import this module first.
HTMLCanvasElement.prototype.getContext = (() => ({
  fillRect: () => undefined,
})) as unknown as typeof HTMLCanvasElement.prototype.getContext;

export {};
