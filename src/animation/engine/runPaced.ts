/** Maximum share of the thread's time to spend drawing, to save battery. */
const MAX_SHARE = 1 / 3;
/** Frame interval at 60 Hz, in ms. */
const FRAME = 1_000 / 60;

/**
 * Runs an animation loop that uses at most a third of the thread's time. If a frame takes 20 ms (script,
 * style, layout, and paint), the next frame starts 60 ms after that frame started. Slow devices drop frames,
 * but the animation keeps its speed.
 *
 * @param draw - draws the frame for the given time, in ms since the first frame
 * @returns a function that stops the loop
 */
export function runPaced(draw: (elapsed: number) => void): () => void {
  const { port1, port2 } = new MessageChannel();
  let firstFrame: number | undefined;
  let period = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request = requestAnimationFrame(onFrame);

  function onFrame(time: number) {
    firstFrame ??= time;
    const startTime = performance.now();
    // The message arrives after the browser has painted, so the measured time includes painting.
    port1.onmessage = () => {
      period = (performance.now() - startTime) / MAX_SHARE;
    };
    port2.postMessage(null);
    draw(time - firstFrame);
    if (period <= FRAME) next();
    else timer = setTimeout(next, period - (performance.now() - startTime));
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
