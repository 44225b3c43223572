import type { Mark } from '../../../../content/figure';
import { rounded } from '../../../../figures/fit';
import type { Point } from '../../../../figures/marks';

/** Moves marks right and down. Expects paths whose only absolute commands are `M` and `L`. */
export function shifted(marks: readonly Mark[], [dx, dy]: Point): Mark[] {
  return marks.map((mark) =>
    'text' in mark
      ? { ...mark, x: rounded(mark.x + dx), y: rounded(mark.y + dy) }
      : {
          ...mark,
          path: mark.path.replace(
            /([ML])(-?[\d.]+) (-?[\d.]+)/g,
            (_all, command: string, x: string, y: string) =>
              `${command}${rounded(Number(x) + dx)} ${rounded(Number(y) + dy)}`,
          ),
        },
  );
}
