import type { Mark } from '../../../../../content/figure';
import { FONT_SIZE, monoWidth } from '../../../../../figures/fit';
import { BASELINE, boxMark, textMark } from '../../../../../figures/marks';
import { boxWidth, changed, type View } from '../View';

const LINE = FONT_SIZE + 5;
const PADDING = 7;

/** The call stack as a column of boxes, with the running call on top. */
export const callsView: View<'calls'> = {
  draw({ calls }, before, all) {
    const everyCall = all.flatMap((one) => one.calls);
    const texts = everyCall.flatMap(({ text, note = '' }) => [text, note]);
    const width = boxWidth(texts.map(monoWidth), 120);
    const hasNotes = everyCall.some(({ note }) => note !== undefined);
    const row = 2 * PADDING + (hasNotes ? 2 : 1) * LINE;
    const most = Math.max(1, ...all.map((one) => one.calls.length));
    const marks = calls.flatMap(({ text, note = '' }, index): Mark[] => {
      const y = (most - index - 1) * row;
      const old = before?.calls[index];
      const isChanged = before !== undefined && (old?.text !== text || (old.note ?? '') !== note);
      const isTop = index === calls.length - 1;
      return [
        boxMark([1, y + 2], [width, row - 4], 'box', isTop && 'primary', changed(isChanged)),
        textMark(text, [9, y + PADDING + LINE / 2 + BASELINE], 'mono start'),
        ...(note === ''
          ? []
          : [textMark(note, [9, y + PADDING + LINE * 1.5 + BASELINE], 'start muted')]),
      ];
    });
    return { width: width + 2, height: most * row, marks };
  },
};
