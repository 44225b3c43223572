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
] as const)('%s is %s, as specified', (key, value) => {
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

test('the animation is valid against the Lottie schema', () => {
  expect(validationErrors(committedAnimation()).filter(isRelevant)).toEqual([]);
});

test('an animation without a width is invalid', () => {
  expect(validationErrors({ ...committedAnimation(), w: undefined }).some(isRelevant)).toBe(true);
});

describe('vectors only', () => {
  test('all layers are shapes, compositions or null layers', () => {
    const types = new Set(allLayers(committedAnimation()).map((layer) => layer.ty));
    expect([...types].sort()).toEqual([0, 3, 4]);
  });

  test.each(['x', 'ef', 'tt', 'td', 'hasMask', 'masksProperties', 'fonts', 'chars', 'u', 'sy'])(
    'no key "%s" (expressions, effects, mattes, masks, text, images)',
    (key) => {
      const { layers, assets, ...rest } = committedAnimation();
      const keys = allKeys({
        rest,
        layers: withoutHandles(layers),
        assets: withoutHandles(assets),
      });
      expect(keys).not.toContain(key);
    },
  );
});

describe('requirements of the engine that the schema does not cover', () => {
  test.each(allLayers(committedAnimation()).map((layer) => [layer.nm ?? '', layer] as const))(
    'layer "%s" has a start time, spans all frames, and sets an opacity in every group',
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
  const keyOpacities = readKeyOpacities();

  test('at least one key lights up every second', () => {
    const dark = frames.filter((from) =>
      frames.slice(from, from + 60).every((frame) => litKeysAt(frame) === 0),
    );
    expect(dark.filter((from) => from <= 240)).toEqual([]);
  });

  test('at most three keys are lit at once', () => {
    expect(Math.max(...frames.map(litKeysAt))).toBeLessThanOrEqual(3);
  });

  test('no key flashes more than three times in any second (WCAG 2.3.1)', () => {
    const maxPerSecond = keyOpacities.map((opacity) => {
      const flashes = frames.filter((frame) => {
        const before = valueAt(opacity, (frame + 299) % 300);
        return valueAt(opacity, frame) - before > 50;
      });
      return Math.max(
        0,
        ...flashes.map(
          (from) => flashes.filter((frame) => frame >= from && frame < from + 60).length,
        ),
      );
    });
    expect(Math.max(...maxPerSecond)).toBeGreaterThan(0);
    expect(Math.max(...maxPerSecond)).toBeLessThan(4);
  });

  test('each key has the same brightness at the start and the end of the loop', () => {
    for (const opacity of keyOpacities) {
      expect(valueAt(opacity, 300)).toBeCloseTo(valueAt(opacity, 0));
    }
  });

  function litKeysAt(frame: number): number {
    return keyOpacities.filter((opacity) => valueAt(opacity, frame) > 0).length;
  }
});

function readKeyOpacities(): AnimatedProperty.Value[] {
  const layer = committedAnimation().layers.find(({ nm }) => nm === 'Lit keys');
  if (layer?.ty !== 4) throw new Error('No lit keys');
  return layer.shapes.map((key) => {
    const transform = key.ty === 'gr' ? key.it?.find((part) => part.ty === 'tr') : undefined;
    if (transform?.o === undefined) throw new Error('A key has no opacity');
    return transform.o;
  });
}

function validationErrors(animation: object): LottieValidatorError[] {
  // Parses the schema on every call because the validator modifies it.
  const schema = JSON.parse(readFileSync(schemaPath, 'utf8')) as object;
  return new LottieValidator(Ajv, schema).validate(
    JSON.parse(JSON.stringify(animation)) as object,
    true,
  );
}

// Ignores warnings about `v`, `st`, and `ddd`. The current schema no longer has them, but the engine needs
// `v` and `st`.
function isRelevant({ type, path }: LottieValidatorError): boolean {
  return type === 'error' || !/\/(?:v|st|ddd)$/.test(path);
}

// Removes easing handles, which have a numeric `x`, so that the only `x` keys left are expressions.
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
