import { coverLooks } from '../../../src/components/cover/coverLooks';
import { COVER_SIZE } from '../../../src/components/cover/coverModel';
import { drawCover } from '../../../src/components/cover/drawCover';
import { COVER_MOTIFS } from '../../../src/content/cover';

/** Course sizes, from a new course to one with more modules and lessons than any motif can draw. */
const COURSES = [
  { modules: 1, lessons: 1 },
  { modules: 3, lessons: 7 },
  { modules: 8, lessons: 32 },
  { modules: 40, lessons: 300 },
];

const LOOKS = coverLooks({ primary: 'a', accent: 'b', surface: 'c', lineStrong: 'd' });

const cases = COVER_MOTIFS.flatMap((motif) =>
  COURSES.map((counts) => [motif, counts.modules, counts] as const),
);

/** Returns all points of an SVG path, with relative coordinates made absolute. */
function positions(path: string): [x: number, y: number][] {
  const found: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (rest.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    if (letter === 'M' || letter === 'L') [x, y] = numbers as [number, number];
    if (letter === 'h') x += numbers[0] ?? NaN;
    if (letter === 'v') y += numbers[0] ?? NaN;
    if (letter === 'q') [x, y] = [x + (numbers[2] ?? NaN), y + (numbers[3] ?? NaN)];
    found.push([x, y]);
  }
  return found;
}

test.each(cases)(
  '%s with %i modules stays within its canvas, including strokes',
  (motif, _, counts) => {
    for (const { look, path } of drawCover({ motif, ...counts })) {
      const half = (LOOKS[look].strokeWidth ?? 0) / 2;
      for (const [x, y] of positions(path)) {
        expect(x).toBeGreaterThanOrEqual(half);
        expect(x).toBeLessThanOrEqual(COVER_SIZE.width - half);
        expect(y).toBeGreaterThanOrEqual(half);
        expect(y).toBeLessThanOrEqual(COVER_SIZE.height - half);
      }
    }
  },
);

test.each(cases)('%s with %i modules is small and has one layer per look', (motif, _, counts) => {
  const layers = drawCover({ motif, ...counts });
  expect(new Set(layers.map(({ look }) => look)).size).toBe(layers.length);
  expect(JSON.stringify(layers).length).toBeLessThan(1000);
});

test.each([
  ['tags', 'modules'],
  ['nodes', 'lessons'],
  ['points', 'lessons'],
  ['dialog', 'modules'],
  ['stairs', 'modules'],
] as const)('%s has a shape per item of %s', (motif, counted) => {
  const few = { modules: 4, lessons: 6 };
  const shapes = (counts: typeof few) =>
    drawCover({ motif, ...counts }).reduce((sum, { path }) => sum + path.split('M').length, 0);
  const more = { ...few, [counted]: few[counted] + 1 };
  expect(shapes(more)).toBeGreaterThan(shapes(few));
});

test('motifs differ, and a course without one gets a default cover', () => {
  const counts = { modules: 5, lessons: 12 };
  const drawn = COVER_MOTIFS.map((motif) => JSON.stringify(drawCover({ motif, ...counts })));
  expect(new Set(drawn).size).toBe(COVER_MOTIFS.length);
  expect(drawn).toContain(JSON.stringify(drawCover(counts)));
});
