import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import {
  LottieValidator,
  type LottieValidatorError,
} from '@lottie-animation-community/lottie-specs/src/validator.js';
import type { AnimatedProperty } from '@lottie-animation-community/lottie-types';
import Ajv from 'ajv/dist/2020';
import { committed, committedAnimation } from './support/committed';
import { allKeys, allLayers, allShapes, valueAt } from './support/walk';

const schemaPath =
  require.resolve('@lottie-animation-community/lottie-specs/src/data/lottie.schema.json');
const frames = Array.from({ length: 300 }, (_none, frame) => frame);

test.each([
  ['v', '5.7.4'],
  ['fr', 60],
  ['ip', 0],
  ['op', 300],
  ['w', 619],
  ['h', 547],
  ['nm', 'Intelligent Automation'],
] as const)('the specification gives %s as %s', (key, value) => {
  expect(committedAnimation()[key]).toBe(value);
});

test.each([
  ['intelligentAutomation.json', 32_000, 4_000],
  ['poster.svg', 32_000, 3_000],
] as const)('%s has at most %i bytes, %i compressed', (name, raw, compressed) => {
  const bytes = Buffer.from(committed(name));
  expect(bytes.length).toBeLessThanOrEqual(raw);
  expect(brotliCompressSync(bytes).length).toBeLessThanOrEqual(compressed);
});

test('the schema of the format accepts it', () => {
  expect(complaints(committedAnimation()).filter(isSerious)).toEqual([]);
});

test('the schema is really asked: it refuses a drawing without a size', () => {
  expect(complaints({ ...committedAnimation(), w: undefined }).some(isSerious)).toBe(true);
});

describe('vectors only', () => {
  test('no layer but shapes, compositions and carriers', () => {
    const kinds = new Set(allLayers(committedAnimation()).map((layer) => layer.ty));
    expect([...kinds].sort()).toEqual([0, 3, 4]);
  });

  test.each(['x', 'ef', 'tt', 'td', 'hasMask', 'masksProperties', 'fonts', 'chars', 'u', 'sy'])(
    'nothing called "%s" (expressions, effects, mattes, masks, text, images)',
    (key) => {
      const { layers, assets, ...rest } = committedAnimation();
      const found = allKeys({
        rest,
        layers: withoutHandles(layers),
        assets: withoutHandles(assets),
      });
      expect(found).not.toContain(key);
    },
  );
});

describe('what the engine needs and the schema does not ask for', () => {
  test.each(allLayers(committedAnimation()).map((layer) => [layer.nm ?? '', layer] as const))(
    'layer "%s" has a start time, a whole stay, and an opacity in every group',
    (_name, layer) => {
      expect(layer).toMatchObject({ st: 0, ip: 0, op: 300 });
      const shapes = allShapes(layer);
      const groups = shapes.filter((shape) => shape.ty === 'gr');
      const transforms = shapes.filter((shape) => shape.ty === 'tr');
      expect(transforms).toHaveLength(groups.length);
      expect(transforms.filter(({ o }) => o === undefined)).toEqual([]);
    },
  );
});

describe('keys', () => {
  const presses = keyBrightness();

  test('some key lights up within every second', () => {
    const dark = frames.filter((from) =>
      frames.slice(from, from + 60).every((frame) => litAt(frame) === 0),
    );
    expect(dark.filter((from) => from <= 240)).toEqual([]);
  });

  test('never more than three are lit at once', () => {
    expect(Math.max(...frames.map(litAt))).toBeLessThanOrEqual(3);
  });

  test('no key flashes more than three times in any second (WCAG 2.3.1)', () => {
    const mostIn = presses.map((brightness) => {
      const flashes = frames.filter((frame) => {
        const before = valueAt(brightness, (frame + 299) % 300);
        return valueAt(brightness, frame) - before > 50;
      });
      return Math.max(
        0,
        ...flashes.map(
          (from) => flashes.filter((frame) => frame >= from && frame < from + 60).length,
        ),
      );
    });
    expect(Math.max(...mostIn)).toBeGreaterThan(0);
    expect(Math.max(...mostIn)).toBeLessThan(4);
  });

  test('each is as bright at the end of the round as at its start', () => {
    for (const brightness of presses) {
      expect(valueAt(brightness, 300)).toBeCloseTo(valueAt(brightness, 0));
    }
  });

  function litAt(frame: number): number {
    return presses.filter((brightness) => valueAt(brightness, frame) > 0).length;
  }
});

function keyBrightness(): AnimatedProperty.Value[] {
  const layer = committedAnimation().layers.find(({ nm }) => nm === 'Lit keys');
  if (layer?.ty !== 4) throw new Error('No lit keys');
  return layer.shapes.map((key) => {
    const transform = key.ty === 'gr' ? key.it?.find((part) => part.ty === 'tr') : undefined;
    if (transform?.o === undefined) throw new Error('A key that cannot light up');
    return transform.o;
  });
}

function complaints(animation: object): LottieValidatorError[] {
  // A copy of its own: the validator rewrites the schema it is given.
  const schema = JSON.parse(readFileSync(schemaPath, 'utf8')) as object;
  return new LottieValidator(Ajv, schema).validate(
    JSON.parse(JSON.stringify(animation)) as object,
    true,
  );
}

// The schema is that of the newer, stricter format and does not know these three; the engine needs `v` and `st`.
function isSerious({ type, path }: LottieValidatorError): boolean {
  return type === 'error' || !/\/(?:v|st|ddd)$/.test(path);
}

// Easing handles name their coordinates x and y; an expression would be called `x` too, but is a string.
function withoutHandles(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, inner: unknown) =>
      (key === 'i' || key === 'o') && isHandle(inner) ? undefined : inner,
    ),
  );
}

function isHandle(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'x' in value && typeof value.x === 'number';
}
