import { JSDOM } from 'jsdom';
import { brandColors } from '../../src/animation/brandColors';
import { colors } from '../../src/animation/colors';
import { lottieColor } from '../../src/animation/lottieColor';
import { toHex, toOklch } from '../../src/animation/oklch';
import { recolorAnimation, recolorPoster } from '../../src/animation/recolor';
import * as first from '../../src/school/tokens';
import * as second from '../support/secondTokens';
import { committed } from './support/committed';
import { drawFrames, type EngineWindow } from './support/drawFrames';

const ANIMATION = committed('intelligentAutomation.json');
const POSTER = committed('poster.svg');

const secondColors = brandColors(second);

function hexesIn(svg: string): Set<string> {
  return new Set(svg.match(/#[0-9a-f]{6}\b/g));
}

function colorsIn(animation: string): Set<string> {
  return new Set(
    [...animation.matchAll(/"c":\{"a":0,"k":(\[.*?\])/g)].map(([, color = '']) => color),
  );
}

test('the original tokens leave the files unchanged', () => {
  const originalTokens = {
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
  expect(brandColors(originalTokens)).toEqual(colors);
  expect(recolorAnimation(ANIMATION, brandColors(originalTokens))).toBe(ANIMATION);
  expect(recolorPoster(POSTER, brandColors(originalTokens))).toBe(POSTER);
});

test('colors.ts lists every color in the committed files', () => {
  expect(
    [...hexesIn(POSTER)].filter((hex) => !Object.values<string>(colors).includes(hex)),
  ).toEqual([]);
  const known = Object.values(colors).map((hex) => JSON.stringify(lottieColor(hex)));
  expect([...colorsIn(ANIMATION)].filter((color) => !known.includes(color))).toEqual([]);
  expect(ANIMATION.match(/"ty":"(?:fl|st)"/g)).toHaveLength(
    ANIMATION.match(/"c":\{"a":0/g)?.length ?? 0,
  );
});

test("base colors are the brand's tokens", () => {
  expect(secondColors).toMatchObject({
    mint: second.dark.primary,
    tealDeep: second.light.primary,
    amber: second.dark.accent,
    paper: second.light.code.ground,
    screen: second.dark.code.ground,
  });
});

test('shades change color but keep their lightness', () => {
  for (const name of ['teal', 'tealShade', 'casing', 'faint', 'word', 'amberShade'] as const) {
    expect(toOklch(secondColors[name]).lightness).toBeCloseTo(toOklch(colors[name]).lightness, 2);
    expect(secondColors[name]).not.toBe(colors[name]);
  }
});

test('a grayscale brand gets a grayscale picture', () => {
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

test('recoloring replaces every original color and changes nothing else', () => {
  const animation = recolorAnimation(ANIMATION, secondColors);
  const poster = recolorPoster(POSTER, secondColors);
  for (const hex of Object.values(colors)) {
    expect(hexesIn(poster)).not.toContain(hex);
    expect(colorsIn(animation)).not.toContain(JSON.stringify(lottieColor(hex)));
  }
  expect(poster.replace(/#[0-9a-f]{6}\b/g, '')).toBe(POSTER.replace(/#[0-9a-f]{6}\b/g, ''));
  const withoutColors = (text: string) => text.replace(/"c":\{"a":0,"k":\[.*?\]/g, '');
  expect(withoutColors(animation)).toBe(withoutColors(ANIMATION));
});

test("the engine draws the first frame in the poster's colors", () => {
  const { window } = new JSDOM('', { runScripts: 'outside-only' });
  const animation = JSON.parse(recolorAnimation(ANIMATION, secondColors)) as Parameters<
    typeof drawFrames
  >[1];
  const [frame = ''] = drawFrames(window as unknown as EngineWindow, animation, [0]);
  window.close();
  const drawn = [...frame.matchAll(/(?:fill|stroke)="rgb\((\d+),\s*(\d+),\s*(\d+)\)"/g)].map(
    ([, ...channels]) =>
      `#${channels.map((value) => Number(value).toString(16).padStart(2, '0')).join('')}`,
  );
  expect(new Set(drawn)).toEqual(hexesIn(recolorPoster(POSTER, secondColors)));
});

test.each(['#000000', '#ffffff', '#0b6658', '#5fd6ba', '#f3b54b', '#0000ff', '#808080'])(
  '%s survives the round trip through Oklch',
  (hex) => {
    expect(toHex(toOklch(hex))).toBe(hex);
  },
);

test('an out-of-gamut color loses chroma but keeps its lightness and hue', () => {
  const original = { lightness: 0.65, chroma: 0.4, hue: 1.8 };
  const clamped = toOklch(toHex(original));
  expect(clamped.lightness).toBeCloseTo(original.lightness, 2);
  expect(clamped.hue).toBeCloseTo(original.hue, 1);
  expect(clamped.chroma).toBeLessThan(original.chroma);
});
