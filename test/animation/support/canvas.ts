// The engine asks for a canvas as it is loaded, though it never paints on one here; jsdom has none. Import this first.
HTMLCanvasElement.prototype.getContext = (() => ({
  fillRect: () => undefined,
})) as unknown as typeof HTMLCanvasElement.prototype.getContext;

export {};
