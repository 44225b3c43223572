import type { Page } from '@playwright/test';
import { bringNear, frameOf, KNOBS } from '../../e2e/support/figures';
import { QUIET, type Measured, type SlowPhone, type SlowVisit } from './slowVisit';

/** One frame of a screen, ms. */
const FRAME = 1_000 / 60;
/** How often the finger goes along the whole knob. */
const WAYS = 4;

interface DragRecord {
  /** When each frame was drawn, and what the page worked for it, ms. */
  frames: number[];
  work: number[];
}

/** A knob of a figure under a finger that comes to another of its values in each frame. */
export async function measureKnob(phone: SlowPhone): Promise<Measured> {
  const record = await phone.visit(KNOBS.address, drag);
  const { frames, work } = record;
  const time = (frames.at(-1) ?? 0) - (frames[0] ?? 0);
  const sorted = work.toSorted((a, b) => a - b);
  return {
    'knob dragged, frames a second': ((frames.length - 1) / time) * 1_000,
    'knob dragged, work of the middle frame, ms': sorted[Math.floor(work.length / 2)] ?? 0,
    'knob dragged, work of the longest frame, ms': sorted.at(-1) ?? 0,
    'knob dragged, frames with more work than 16.7 ms, %':
      (work.filter((ms) => ms > FRAME).length / work.length) * 100,
  };
}

async function drag({ page, cdp }: SlowVisit): Promise<DragRecord> {
  const frame = frameOf(page, KNOBS.figure);
  await bringNear(frame);
  await page.waitForTimeout(QUIET);
  const [knob] = KNOBS.figure.knobs ?? [];
  const slider = frame.getByRole('slider', { name: knob?.name ?? '', exact: true });
  // The field itself is a point on the track that holds it.
  const box = await slider.locator('xpath=../..').boundingBox();
  if (!box) throw new Error('The knob is not in sight.');
  const { x, y, width, height } = box;
  const steps = (knob?.values.length ?? 2) - 1;

  async function touch(type: 'touchStart' | 'touchMove' | 'touchEnd', step: number) {
    const touchPoints =
      type === 'touchEnd' ? [] : [{ x: x + (width * step) / steps, y: y + height / 2 }];
    await cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  }

  await touch('touchStart', 0);
  await page.evaluate(startRecording);
  for (let way = 0; way < WAYS; way++) {
    for (let step = 1; step <= steps; step++) {
      void touch('touchMove', way % 2 === 0 ? step : steps - step);
      await page.waitForTimeout(FRAME);
    }
  }
  const record = await stopRecording(page);
  await touch('touchEnd', 0);
  return record;
}

/** What a frame works lies between the move of the finger and the task after it was painted. */
function startRecording() {
  const record: DragRecord & { isOver: boolean } = { frames: [], work: [], isOver: false };
  Object.assign(window, { record });
  const { port1, port2 } = new MessageChannel();
  let begun = 0;
  addEventListener('touchmove', () => (begun ||= performance.now()), { capture: true });
  port1.onmessage = () => {
    if (begun) record.work.push(performance.now() - begun);
    begun = 0;
  };
  function onFrame(time: number) {
    if (record.isOver) return;
    record.frames.push(time);
    port2.postMessage(null);
    requestAnimationFrame(onFrame);
  }
  requestAnimationFrame(onFrame);
}

function stopRecording(page: Page): Promise<DragRecord> {
  return page.evaluate(() => {
    const { record } = window as unknown as { record: DragRecord & { isOver: boolean } };
    record.isOver = true;
    return record;
  });
}
