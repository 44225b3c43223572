/** @jest-environment jsdom */
import type { Animation } from '@lottie-animation-community/lottie-types';
import { committed, committedAnimation } from './support/committed';
import { drawFrames } from './support/drawFrames';
import { difference, meanLuminance, pixels } from './support/pixels';
import { allLayers } from './support/walk';

const view = window;
const paper = '#fbf8f2';
const night = '#0b1220';

test('every sampled frame draws all shapes', () => {
  const shapes = draw([0, 60, 150, 240]).map((frame) => count(frame, 'path[d]'));
  expect(Math.min(...shapes)).toBeGreaterThan(100);
});

test('removing group opacities changes the drawing, so the comparison detects it', () => {
  const blank = JSON.parse(
    committed('intelligentAutomation.json').replaceAll(
      /("ty":"tr"[^}]*),"o":\{"a":0,"k":100\}/g,
      '$1',
    ),
  ) as Animation;
  const [frame = ''] = drawFrames(view, blank, [0]);
  expect(difference(pixels(frame), pixels(draw([0])[0] ?? ''))).toBeGreaterThan(0.1);
});

test.each([paper, night])('it is visible on the background %s', (ground) => {
  const [frame = ''] = draw([0]);
  const bare = pixels(empty(frame), { ground });
  expect(difference(pixels(frame, { ground }), bare, 24)).toBeGreaterThan(0.25);
});

test('it moves', () => {
  const [first, ...others] = draw([0, 60, 150, 240]).map((frame) => pixels(frame));
  for (const other of others) {
    expect(difference(first ?? new Uint8Array(), other)).toBeGreaterThan(0.01);
  }
});

test('frame 300 looks like frame 0', () => {
  const longer = committedAnimation();
  longer.op += 1;
  // All layers end at frame 300, so extend them by one frame to draw frame 300.
  for (const layer of allLayers(longer)) layer.op += 1;
  const [first = '', last = ''] = drawFrames(view, longer, [0, 300]);
  expect(difference(pixels(last, { width: 619 }), pixels(first, { width: 619 }))).toBe(0);
});

test('the loop restarts without a jump', () => {
  const [before, first, second] = draw([299, 0, 1]).map((frame) => pixels(frame, { width: 619 }));
  if (!before || !first || !second) throw new Error('Frames are missing');
  expect(difference(before, first)).toBeLessThan(3 * difference(first, second) + 0.001);
});

test.each([paper, night])('the whole picture never flashes on %s (WCAG 2.3.1)', (ground) => {
  const sampled = Array.from({ length: 60 }, (_none, index) => index * 5);
  const luminances = draw(sampled).map((frame) =>
    meanLuminance(pixels(frame, { width: 120, ground })),
  );
  // WCAG counts luminance changes of 0.1 or more as a flash.
  expect(Math.max(...luminances) - Math.min(...luminances)).toBeLessThan(0.02);
});

describe('poster', () => {
  const poster = committed('poster.svg');

  test('it looks like frame 0', () => {
    const [frame = ''] = draw([0]);
    const posterPixels = pixels(poster, { width: 619, ground: paper });
    const framePixels = pixels(frame, { width: 619, ground: paper });
    expect(difference(posterPixels, framePixels)).toBeLessThan(0.0005);
  });

  test('it has the size of the canvas', () => {
    expect(parse(poster).documentElement).toMatchObject({ nodeName: 'svg' });
    expect(attributes(poster, 'svg')).toMatchObject({
      width: '619',
      height: '547',
      viewBox: '0 0 619 547',
    });
  });

  test('it contains no scripts, styles, images or links, which the CSP blocks', () => {
    expect(count(poster, '[style], style, script, foreignObject, image, [href]')).toBe(0);
  });

  test('its ids have the prefix "automation-"', () => {
    const ids = [...parse(poster).querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id) => !id.startsWith('automation-'))).toEqual([]);
  });
});

function draw(frames: readonly number[]): string[] {
  return drawFrames(view, committedAnimation(), frames);
}

function parse(svg: string): Document {
  return new DOMParser().parseFromString(svg, 'image/svg+xml');
}

function count(svg: string, selector: string): number {
  return parse(svg).querySelectorAll(selector).length;
}

function attributes(svg: string, selector: string): Record<string, string> {
  const { attributes: list = [] } = parse(svg).querySelector(selector) ?? {};
  return Object.fromEntries([...list].map(({ name, value }) => [name, value]));
}

function empty(svg: string): string {
  const document = parse(svg);
  document.documentElement.replaceChildren();
  return document.documentElement.outerHTML;
}
