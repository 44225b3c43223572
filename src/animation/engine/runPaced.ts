/** Largest share of its thread's time that a moving picture may take; the rest is for the device's battery. */
const SHARE = 1 / 3;
/** Time between two frames of a screen of 60 Hz, ms. */
const FRAME = 1_000 / 60;

/**
 * Draws frame after frame, on a device that is slow at it fewer of them: from one to the next passes three times what
 * script, style, layout and paint of the last took. The picture keeps its time, since each frame is of its moment.
 *
 * @param draw - draws the picture as it is so many ms after the first frame
 * @returns a function that ends it
 */
export function runPaced(draw: (elapsed: number) => void): () => void {
  const { port1, port2 } = new MessageChannel();
  let firstFrame: number | undefined;
  let period = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request = requestAnimationFrame(onFrame);

  function onFrame(time: number) {
    firstFrame ??= time;
    const began = performance.now();
    // Its turn comes when the browser has painted.
    port1.onmessage = () => {
      period = (performance.now() - began) / SHARE;
    };
    port2.postMessage(null);
    draw(time - firstFrame);
    if (period <= FRAME) next();
    else timer = setTimeout(next, period - (performance.now() - began));
  }

  function next() {
    request = requestAnimationFrame(onFrame);
  }

  return () => {
    port1.close();
    clearTimeout(timer);
    cancelAnimationFrame(request);
  };
}
