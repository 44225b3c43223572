/** Runs the code of a plot once for every setting of its knobs. */
import { FigureFault } from '../FigureFault';
import type { FigureRunner } from '../FigureRunner';
import { readState, type KnobSpec, type StateSpec } from './plotSpec';

/** All settings are in the page's data. */
const MAX_STATES = 250;

/** What the code has besides the values of the knobs: the points of a function. */
const HELPERS =
  'const sample = (f, from, to, count = 60) => Array.from({ length: count + 1 }, (_, i) => { const x = from + ((to - from) * i) / count; return [x, f(x)]; });';

/** Six digits are more than a drawing shows. */
const REPLACER =
  "(key, value) => (typeof value === 'number' ? Number(value.toPrecision(6)) : value)";

type Setting = Record<string, number | string>;

/**
 * @param run - the body of a function of the knobs
 * @param line - of the fence on which the code begins, less one
 * @throws FigureFault where the code ends with an error, or returns something else
 */
export async function runStates(
  run: string,
  knobs: readonly KnobSpec[],
  runner: FigureRunner,
  line: number,
): Promise<StateSpec[]> {
  const settings = settingsOf(knobs);
  if (settings.length > MAX_STATES) {
    throw new FigureFault(
      `the knobs have ${settings.length} settings, and at most ${MAX_STATES} are drawn`,
    );
  }
  const names = knobs.map(({ id }) => id).join(', ');
  const data = JSON.stringify(settings);
  const code = [
    `${HELPERS} console.log(JSON.stringify(${data}.map(({ ${names} }) => {`,
    run,
    `}), ${REPLACER}));`,
  ].join('\n');
  // The program has one line above the code.
  const states = (await runner.run(code, line - 1)) as unknown[];
  return states.map((state, index) => {
    const where = knobs.length > 0 ? ` for ${JSON.stringify(settings[index])}` : '';
    const read = readState(state, where);
    if (knobs.length > 0 && read.says === undefined) {
      throw new FigureFault(`run returns${where} no says, the sentence that tells what's shown`);
    }
    return read;
  });
}

/** Every combination of values; the last knob changes fastest. */
function settingsOf(knobs: readonly KnobSpec[]): Setting[] {
  return knobs.reduce<Setting[]>(
    (settings, { id, values }) =>
      settings.flatMap((setting) => values.map((value) => ({ ...setting, [id]: value }))),
    [{}],
  );
}
