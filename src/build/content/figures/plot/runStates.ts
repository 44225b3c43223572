/** Runs a plot's code for every setting of its knobs. */
import { FigureFault } from '../FigureFault';
import type { FigureRunner } from '../FigureRunner';
import type { KnobSpec } from './plotSpec';

/** Maximum number of states, because the page includes the data of each one. */
const MAX_STATES = 250;

/** Helper for the author's code: `sample` returns points on a function's graph. */
const HELPERS =
  'const sample = (f, from, to, count = 60) => Array.from({ length: count + 1 }, (_, i) => { const x = from + ((to - from) * i) / count; return [x, f(x)]; });';

/** `JSON.stringify` replacer that rounds numbers to six significant digits, more than a drawing can show. */
const REPLACER =
  "(key, value) => (typeof value === 'number' ? Number(value.toPrecision(6)) : value)";

type Setting = Record<string, number | string>;

/**
 * @param run - body of a function that takes the knob values
 * @param line - 1-based line of the `run:` key within the fence
 * @param readState - reads the result for one setting, which `where` describes for error messages
 * @throws FigureFault if the code throws or returns an invalid state
 */
export async function runStates<State extends { says?: string | undefined }>(
  run: string,
  knobs: readonly KnobSpec[],
  runner: FigureRunner,
  line: number,
  readState: (data: unknown, where: string) => State,
): Promise<State[]> {
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
  // Offset from the program's lines to the fence's: the author's code starts on line 2 of the program, and
  // on the line after `run:` in the fence.
  const states = (await runner.run(code, line - 1)) as unknown[];
  return states.map((state, index) => {
    const where = knobs.length > 0 ? ` for ${JSON.stringify(settings[index])}` : '';
    const read = readState(state, where);
    if (knobs.length > 0 && read.says === undefined) {
      throw new FigureFault(
        `the result of run${where} has no \`says\`, the sentence that describes what's shown`,
      );
    }
    return read;
  });
}

/** Returns every combination of knob values. The last knob varies fastest. */
function settingsOf(knobs: readonly KnobSpec[]): Setting[] {
  return knobs.reduce<Setting[]>(
    (settings, { id, values }) =>
      settings.flatMap((setting) => values.map((value) => ({ ...setting, [id]: value }))),
    [{}],
  );
}
