/** The console for learners' programs: formats output and enforces the output limits. */
import { MAX_LINES, MAX_OUTPUT, type OutputLevel } from '../../../sandbox/protocol';
import { formatArguments, formatValue } from './format';

/** Receives the console's output. */
export interface Sink {
  /** Receives the text of one console call, truncated to the limits. */
  print(level: OutputLevel, text: string): void;
  /** Called once, the first time output is dropped. */
  cut(): void;
}

type Print = (...values: unknown[]) => void;

/** The supported console methods. */
export type CapturedConsole = Record<
  | 'log'
  | 'info'
  | 'debug'
  | 'dir'
  | 'table'
  | 'warn'
  | 'error'
  | 'trace'
  | 'group'
  | 'groupCollapsed'
  | 'groupEnd'
  | 'assert'
  | 'count'
  | 'time'
  | 'timeEnd'
  | 'clear',
  Print
>;

/** Creates a console that prints to `sink`. Once a limit is reached, it skips formatting altogether. */
export function createConsole(sink: Sink): CapturedConsole {
  let room = MAX_OUTPUT;
  let lines = MAX_LINES;
  let isCut = false;
  let indent = '';
  const counts = new Map<string, number>();
  const clocks = new Map<string, number>();

  function print(level: OutputLevel, text: string): void {
    const indented = indent === '' ? text : indent + text.replaceAll('\n', `\n${indent}`);
    const shown = fitLines(indented.slice(0, room), lines);
    if (shown !== undefined && (shown !== '' || indented === '')) {
      room -= shown.length;
      lines -= countLines(shown);
      sink.print(level, shown);
    }
    if (shown !== indented) {
      isCut = true;
      sink.cut();
    }
  }

  function printer(level: OutputLevel): Print {
    return (...values) => {
      if (!isCut) {
        print(level, formatArguments(values));
      }
    };
  }

  const log = printer('log');
  const error = printer('error');

  function group(...values: unknown[]): void {
    if (values.length > 0) {
      log(...values);
    }
    indent += '  ';
  }

  function ignore(): void {}

  return {
    log,
    info: log,
    debug: log,
    dir: (value) => log(formatValue(value)),
    table: log,
    warn: printer('warn'),
    error,
    trace: log,
    group,
    groupCollapsed: group,
    groupEnd: () => {
      indent = indent.slice(2);
    },
    assert: (condition, ...values) => {
      if (!condition) {
        error('Assertion failed', ...values);
      }
    },
    count: (label = 'default') => {
      const count = (counts.get(String(label)) ?? 0) + 1;
      counts.set(String(label), count);
      log(`${String(label)}: ${count}`);
    },
    time: (label = 'default') => {
      clocks.set(String(label), performance.now());
    },
    timeEnd: (label = 'default') => {
      const start = clocks.get(String(label));
      if (start !== undefined) {
        log(`${String(label)}: ${(performance.now() - start).toFixed(1)} ms`);
      }
    },
    clear: ignore,
  };
}

function countLines(text: string): number {
  return text.split('\n').length;
}

/** Returns the first `most` lines of the text; undefined if `most` isn't positive. */
function fitLines(text: string, most: number): string | undefined {
  if (most <= 0) {
    return undefined;
  }
  const lines = text.split('\n');
  return lines.length <= most ? text : lines.slice(0, most).join('\n');
}
