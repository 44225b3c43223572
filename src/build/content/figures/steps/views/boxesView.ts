import type { Mark } from '../../../../../content/figure';
import { monoWidth } from '../../../../../figures/fit';
import { BASELINE, boxMark, headMark, lineMark, textMark } from '../../../../../figures/marks';
import { boxWidth, changed, type View } from '../View';

const CELL = 30;
const ROW = 36;
const ARROW = 34;

/** Names with their values; the name of an object points to the object's box. */
export const boxesView: View<'boxes'> = {
  draw({ names, objects }, before, all) {
    const everyName = all.flatMap((one) => one.names);
    const left = Math.max(...everyName.map(({ name }) => monoWidth(name))) + 8;
    const cell = boxWidth(
      everyName.map(({ text = '' }) => monoWidth(text)),
      CELL,
    );
    const objectWidth = boxWidth(
      all.flatMap((one) => one.objects.map(monoWidth)),
      CELL,
    );
    const hasObjects = all.some((one) => one.objects.length > 0);
    const middle = (row: number): number => row * ROW + 1 + CELL / 2;
    const start = left + cell + ARROW;
    const marks: Mark[] = objects.flatMap((text, row): Mark[] => {
      const isChanged = before !== undefined && before.objects[row] !== text;
      return [
        boxMark([start, row * ROW + 1], [objectWidth, CELL], 'box', changed(isChanged)),
        textMark(text, [start + objectWidth / 2, middle(row) + BASELINE], 'mono'),
      ];
    });
    names.forEach(({ name, text, object }, row) => {
      const old = before?.names.find((one) => one.name === name);
      const isChanged = before !== undefined && (old?.text !== text || old?.object !== object);
      marks.push(
        textMark(name, [left - 8, middle(row) + BASELINE], 'mono end'),
        boxMark([left, row * ROW + 1], [cell, CELL], 'box', changed(isChanged)),
      );
      if (text !== undefined) {
        marks.push(textMark(text, [left + cell / 2, middle(row) + BASELINE], 'mono'));
      }
      if (object !== undefined) {
        const from = [left + cell / 2, middle(row)] as const;
        const to = [start, middle(object)] as const;
        const tone = isChanged ? 'accent' : '';
        marks.push(
          lineMark([from, to], 'edge', tone, isChanged && 'thick'),
          headMark(from, to, tone),
        );
      }
    });
    const rows = Math.max(...all.flatMap((one) => [one.names.length, one.objects.length]));
    return {
      width: hasObjects ? start + objectWidth + 2 : left + cell + 2,
      height: rows * ROW,
      marks,
    };
  },
};
