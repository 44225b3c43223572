import type { Mark } from '../../../../../content/figure';
import { FONT_SIZE, monoWidth } from '../../../../../figures/fit';
import { BASELINE, boxMark, headMark, lineMark, textMark } from '../../../../../figures/marks';
import type { ViewOf } from '../recorded';
import { boxWidth, changed, type View } from '../View';

const CELL = 32;
const LINE = FONT_SIZE + 6;
const ARROW = 18;

/** A row of boxes with indexes above and pointers below. */
export const arrayView: View<'array'> = {
  draw({ items, pointers, toned }, before, all) {
    const cell = boxWidth(
      all.flatMap((one) => one.items.map(monoWidth)),
      CELL,
    );
    const count = Math.max(...all.map((one) => one.items.length));
    const overhang = Math.max(0, ...all.map((one) => overhangOf(one, cell, count)));
    const middle = (index: number): number => overhang + (index + 0.5) * cell;
    const tones = new Map(
      Object.entries(toned).flatMap(([tone, list]) => list.map((index) => [index, tone] as const)),
    );
    const marks: Mark[] = items.flatMap((item, index): Mark[] => {
      const isChanged = before !== undefined && before.items[index] !== item;
      return [
        textMark(String(index), [middle(index), LINE / 2 + BASELINE], 'mono muted'),
        boxMark(
          [overhang + index * cell + 1, LINE],
          [cell - 2, CELL],
          'box',
          tones.get(index),
          changed(isChanged),
        ),
        textMark(item, [middle(index), LINE + CELL / 2 + BASELINE], 'mono'),
      ];
    });
    const namesAt = new Map<number, string[]>();
    for (const [name, index] of Object.entries(pointers)) {
      namesAt.set(index, [...(namesAt.get(index) ?? []), name]);
    }
    for (const [index, names] of namesAt) {
      const tip = [middle(index), LINE + CELL + 3] as const;
      const tail = [middle(index), LINE + CELL + ARROW] as const;
      const isMoved = before !== undefined && names.some((name) => before.pointers[name] !== index);
      const tone = isMoved ? 'accent' : 'primary';
      marks.push(
        lineMark([tail, tip], 'edge', tone, isMoved && 'thick'),
        headMark(tail, tip, tone),
      );
      names.forEach((name, row) => {
        const y = LINE + CELL + ARROW + (row + 0.5) * LINE + BASELINE;
        marks.push(textMark(name, [middle(index), y], 'mono', isMoved && 'bold'));
      });
    }
    const rows = Math.max(0, ...all.map(rowsOfPointers));
    return {
      width: 2 * overhang + count * cell,
      height: LINE + CELL + (rows > 0 ? ARROW + rows * LINE : 2),
      marks,
    };
  },
};

/** Returns the largest number of pointers to the same item. */
function rowsOfPointers({ pointers }: ViewOf<'array'>): number {
  const indexes = Object.values(pointers);
  return Math.max(0, ...indexes.map((index) => indexes.filter((other) => other === index).length));
}

/** Returns how far a pointer's name extends past either end of the row. */
function overhangOf({ pointers }: ViewOf<'array'>, cell: number, count: number): number {
  const needed = Object.entries(pointers).map(
    ([name, index]) => monoWidth(name) / 2 - (Math.min(index, count - 1 - index) + 0.5) * cell,
  );
  return Math.max(0, ...needed);
}
