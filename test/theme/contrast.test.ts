import { contrastPairs, contrastRatio, hasAaaText } from '../../src/theme/contrast';
import { dark, light } from '../../src/school/tokens';
import * as second from '../support/secondTokens';

test('contrastRatio returns known values', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#777777', '#777777')).toBe(1);
  expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test('body text meets level AAA only if it does on every background', () => {
  const strong = { ...second.light, inkSoft: '#333333' };
  expect(hasAaaText(strong)).toBe(true);
  expect(hasAaaText({ ...strong, accentTint: '#6f9fb9' })).toBe(false);
});

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('in %s mode', (_mode, colors) => {
  test.each(contrastPairs(colors))(
    '$name ($foreground, $background) reaches $least to 1',
    ({ foreground, background, least }) => {
      expect(contrastRatio(foreground, background)).toBeGreaterThanOrEqual(least);
    },
  );

  test('all colors have the format #rrggbb', () => {
    const { code, ...others } = colors;
    for (const color of [...Object.values(others), ...Object.values(code)]) {
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  test('pairs cover all text and background colors', () => {
    const paired = contrastPairs(colors).flatMap(({ name }) => name.split(' on '));
    const { code, line, ...others } = colors;
    expect(line).toBeDefined();
    expect(new Set(paired)).toEqual(
      new Set([...Object.keys(others), ...Object.keys(code).map((name) => `code.${name}`)]),
    );
  });
});
