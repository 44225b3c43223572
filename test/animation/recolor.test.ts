import { JSDOM } from 'jsdom';
import { brandColors } from '../../src/animation/brandColors';
import { colors } from '../../src/animation/colors';
import { lottieColor } from '../../src/animation/lottieColor';
import { toHex, toOklch } from '../../src/animation/oklch';
import { recolorAnimation, recolorPoster } from '../../src/animation/recolor';
import * as first from '../../src/theme/tokens';
import * as second from '../support/secondTokens';
import { committed } from './support/committed';
import { drawFrames, type EngineWindow } from './support/drawFrames';

const ANIMATION = committed('intelligentAutomation.json');
const POSTER = committed('poster.svg');

const theirs = brandColors(second);

function hexesIn(svg: string): Set<string> {
  return new Set(svg.match(/#[0-9a-f]{6}\b/g));
}

function colorsIn(animation: string): Set<string> {
  return new Set(
    [...animation.matchAll(/"c":\{"a":0,"k":(\[.*?\])/g)].map(([, color = '']) => color),
  );
}

test('for the tokens it was drawn for, the drawing stays as it is', () => {
  const drawnFor = {
    light: {
      ...first.light,
      primary: colors.tealDeep,
      code: { ...first.light.code, ground: colors.paper },
    },
    dark: {
      ...first.dark,
      primary: colors.mint,
      accent: colors.amber,
      code: { ...first.dark.code, ground: colors.screen },
    },
  };
  expect(brandColors(drawnFor)).toEqual(colors);
  expect(recolorAnimation(ANIMATION, brandColors(drawnFor))).toBe(ANIMATION);
  expect(recolorPoster(POSTER, brandColors(drawnFor))).toBe(POSTER);
});

test('every color in the committed files is one that a brand exchanges', () => {
  expect(
    [...hexesIn(POSTER)].filter((hex) => !Object.values<string>(colors).includes(hex)),
  ).toEqual([]);
  const known = Object.values(colors).map((hex) => JSON.stringify(lottieColor(hex)));
  expect([...colorsIn(ANIMATION)].filter((color) => !known.includes(color))).toEqual([]);
  expect(ANIMATION.match(/"ty":"(?:fl|st)"/g)).toHaveLength(
    ANIMATION.match(/"c":\{"a":0/g)?.length ?? 0,
  );
});

test('the colors that are tokens are those of the brand', () => {
  expect(theirs).toMatchObject({
    mint: second.dark.primary,
    tealDeep: second.light.primary,
    amber: second.dark.accent,
    paper: second.light.code.ground,
    screen: second.dark.code.ground,
  });
});

test('a shade keeps its lightness, and so its contrast to what is behind it', () => {
  for (const name of ['teal', 'tealShade', 'casing', 'faint', 'word', 'amberShade'] as const) {
    expect(toOklch(theirs[name]).lightness).toBeCloseTo(toOklch(colors[name]).lightness, 2);
    expect(theirs[name]).not.toBe(colors[name]);
  }
});

test('a brand without any color gets a picture in grays', () => {
  const gray = {
    light: { ...first.light, primary: '#444444', code: { ...first.light.code, ground: '#eeeeee' } },
    dark: {
      ...first.dark,
      primary: '#cccccc',
      accent: '#bbbbbb',
      code: { ...first.dark.code, ground: '#111111' },
    },
  };
  for (const hex of Object.values(brandColors(gray))) expect(hex).toMatch(/^#(..)\1\1$/);
});

test('another brand leaves no color of the first in the files, and the drawing as it is', () => {
  const animation = recolorAnimation(ANIMATION, theirs);
  const poster = recolorPoster(POSTER, theirs);
  for (const hex of Object.values(colors)) {
    expect(hexesIn(poster)).not.toContain(hex);
    expect(colorsIn(animation)).not.toContain(JSON.stringify(lottieColor(hex)));
  }
  expect(poster.replace(/#[0-9a-f]{6}\b/g, '')).toBe(POSTER.replace(/#[0-9a-f]{6}\b/g, ''));
  const bare = (text: string) => text.replace(/"c":\{"a":0,"k":\[.*?\]/g, '');
  expect(bare(animation)).toBe(bare(ANIMATION));
});

test('the engine draws the first frame in the colors of the poster', () => {
  const { window } = new JSDOM('', { runScripts: 'outside-only' });
  const animation = JSON.parse(recolorAnimation(ANIMATION, theirs)) as Parameters<
    typeof drawFrames
  >[1];
  const [frame = ''] = drawFrames(window as unknown as EngineWindow, animation, [0]);
  window.close();
  const drawn = [...frame.matchAll(/(?:fill|stroke)="rgb\((\d+),\s*(\d+),\s*(\d+)\)"/g)].map(
    ([, ...channels]) =>
      `#${channels.map((value) => Number(value).toString(16).padStart(2, '0')).join('')}`,
  );
  expect(new Set(drawn)).toEqual(hexesIn(recolorPoster(POSTER, theirs)));
});

test.each(['#000000', '#ffffff', '#0b6658', '#5fd6ba', '#f3b54b', '#0000ff', '#808080'])(
  '%s is the same after the way there and back',
  (hex) => {
    expect(toHex(toOklch(hex))).toBe(hex);
  },
);

test('a color stronger than a screen can show loses strength, not lightness or hue', () => {
  const wanted = { lightness: 0.65, chroma: 0.4, hue: 1.8 };
  const shown = toOklch(toHex(wanted));
  expect(shown.lightness).toBeCloseTo(wanted.lightness, 2);
  expect(shown.hue).toBeCloseTo(wanted.hue, 1);
  expect(shown.chroma).toBeLessThan(wanted.chroma);
});
