/** Schema of a plot, and a parser that reports the line of each mistake. */
import { z } from 'zod';
import { TONES } from '../../../../content/figure';
import { parseYaml, type ParsedYaml } from '../../parseYaml';
import { FigureFault } from '../FigureFault';
import { POINT_SHAPES } from './pointShapes';

/** Maximum number of values per knob, because the page includes a drawing for each one. */
const MAX_KNOB_VALUES = 61;

const number = z.number();
const point = z.tuple([number, number]);
const text = z.string().min(1);

const common = {
  /** Name in the legend. */
  name: text.optional(),
  tone: z.enum(TONES).optional(),
};

const mark = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('points'),
    at: z.array(point),
    shape: z.enum(POINT_SHAPES).optional(),
    ...common,
  }),
  z.strictObject({
    kind: z.literal('line'),
    at: z.array(point).min(2, 'a line has at least two points'),
    dashed: z.boolean().optional(),
    ...common,
  }),
  /** Separate lines, each between two points. */
  z.strictObject({
    kind: z.literal('segments'),
    at: z.array(z.tuple([number, number, number, number])),
    dashed: z.boolean().optional(),
    ...common,
  }),
  z.strictObject({ kind: z.literal('area'), at: z.array(point).min(3), ...common }),
  /** One value per category of the x axis. */
  z.strictObject({ kind: z.literal('bars'), values: z.array(number), ...common }),
  z.strictObject({
    kind: z.literal('labels'),
    at: z.array(z.tuple([number, number, text])),
    tone: common.tone,
  }),
]);

export type MarkSpec = z.output<typeof mark>;

const linear = z
  .strictObject({ name: text, unit: text.optional(), from: number, to: number })
  .refine(({ from, to }) => from < to, 'from is smaller than to');

interface CategoryAxis {
  name: string;
  categories: string[];
}

/** The x axis is either numeric or categorical. */
const across = z
  .strictObject({
    name: text,
    unit: text.optional(),
    from: number.optional(),
    to: number.optional(),
    categories: z.array(text).min(1).optional(),
  })
  .transform(({ name, unit, from, to, categories }, context): LinearAxis | CategoryAxis => {
    if (categories !== undefined && from === undefined && to === undefined) {
      return { name, categories };
    }
    if (categories === undefined && from !== undefined && to !== undefined && from < to) {
      return { name, unit, from, to };
    }
    context.addIssue('has categories, or from and to, the smaller first');
    return z.NEVER;
  });

const knob = z.strictObject({
  /** Name of the knob's variable in the code. */
  id: z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'is a JavaScript name'),
  name: text,
  unit: text.optional(),
  values: z
    .array(z.union([number, text]))
    .min(2)
    .max(MAX_KNOB_VALUES)
    .refine(
      (values) => new Set(values.map((value) => typeof value)).size === 1,
      'are all numbers or all words',
    ),
  start: z.union([number, text]),
});

export type KnobSpec = z.output<typeof knob>;

/** Axes with the marks that don't change. */
const ownAxes = { x: across, y: linear, marks: z.array(mark).default([]) };

const knobs = { knobs: z.array(knob).max(3).default([]), run: z.string().optional() };

const axes = z.strictObject({ ...ownAxes, ...knobs });

export type AxesSpec = z.output<typeof axes>;

export type LinearAxis = z.output<typeof linear>;

const side = z.strictObject({ name: text, labels: z.array(text).min(2) });

const matrix = z
  .strictObject({ rows: side, columns: side, cells: z.array(z.array(z.int().min(0))) })
  .refine(
    ({ rows, columns, cells }) =>
      cells.length === rows.labels.length &&
      cells.every((row) => row.length === columns.labels.length),
    'cells has one list for each row, with one count for each column',
  );

export type MatrixSpec = z.output<typeof matrix>;

const axesView = z.strictObject({ name: text, ...ownAxes });

/** A matrix whose counts the code returns. */
const matrixView = z.strictObject({ name: text, rows: side, columns: side });

export type AxesViewSpec = z.output<typeof axesView>;

export type ViewSpec = AxesViewSpec | z.output<typeof matrixView>;

/** Views that change with the same knobs. */
const linked = z.strictObject({
  views: z
    .array(z.union([axesView, matrixView]))
    .min(2)
    .max(3),
  ...knobs,
});

export type LinkedSpec = z.output<typeof linked>;

export type PlotSpec = { matrix: MatrixSpec } | { axes: AxesSpec } | { linked: LinkedSpec };

/** Result of a plot's code for one setting of the knobs. */
const state = z.strictObject({ marks: z.array(mark), says: text.optional() });

export type StateSpec = z.output<typeof state>;

/** Result of the code of linked views: what each of them shows. */
const linkedState = z.strictObject({
  views: z.array(
    z.union([
      z.strictObject({ marks: z.array(mark) }),
      z.strictObject({ cells: matrix.shape.cells }),
    ]),
  ),
  says: text,
});

export type LinkedState = z.output<typeof linkedState>;

/**
 * @param source - YAML
 * @throws FigureFault with the line of the first mistake
 */
export function readPlotSpec(source: string): PlotSpec {
  const { value: data, problems, lineOf } = parseYaml(source);
  const [problem] = problems;
  if (problem !== undefined) throw new FigureFault(problem.message, problem.line);
  const kind = kindOf(data);
  const parsed = KINDS[kind].safeParse(data);
  if (!parsed.success) throw faultOf(parsed.error, lineOf);
  return { [kind]: parsed.data } as unknown as PlotSpec;
}

const KINDS = { matrix, linked, axes };

function kindOf(data: unknown): keyof typeof KINDS {
  if (typeof data !== 'object' || data === null) return 'axes';
  return 'cells' in data ? 'matrix' : 'views' in data ? 'linked' : 'axes';
}

/**
 * @param data - value that the code returned
 * @param where - knob setting to name in the error message; can be empty
 * @throws FigureFault if the value is invalid
 */
export function readState(data: unknown, where: string): StateSpec {
  return parseState(state, data, where);
}

/** The same as `readState`, for linked views. */
export function readLinkedState(data: unknown, where: string): LinkedState {
  return parseState(linkedState, data, where);
}

function parseState<State>(schema: z.ZodType<State>, data: unknown, where: string): State {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  const [{ path, message } = { path: [], message: '' }] = parsed.error.issues;
  throw new FigureFault(
    `run returns${where}: ${[path.join('.'), message].filter(Boolean).join(': ')}`,
  );
}

function faultOf(error: z.ZodError, lineOf: ParsedYaml['lineOf']): FigureFault {
  const [issue] = error.issues;
  const path = issue?.path ?? [];
  const at = issue?.code === 'unrecognized_keys' ? [...path, ...issue.keys.slice(0, 1)] : path;
  const reason = [path.join('.'), issue?.message].filter(Boolean).join(': ');
  return new FigureFault(reason, lineOf(at));
}

/** Returns the 1-based line of the `run:` key within the fence. */
export function lineOfRun(source: string): number {
  return source.split('\n').findIndex((line) => /^run:/.test(line)) + 1;
}
