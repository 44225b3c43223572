/**
 * Validates untrusted messages. A program can forge any message about its own run, so each message's shape is
 * checked, and long values are truncated. At worst, a program misleads its own author.
 */
import {
  MAX_LINES,
  MAX_OUTPUT,
  type FrameMessage,
  type OutputEntry,
  type RunCommand,
  type RunError,
  type RunResult,
  type TestFailure,
  type TestReport,
  type WorkerMessage,
} from './protocol';
import { fieldsOf, optional } from './readFields';
import { readTrace, readTraceOptions } from './traceMessages';

const MAX_TESTS = 200;
const MAX_TEXT = 4000;
const MAX_PATH = 100;

/** Validates a command sent to the frame. Returns undefined if it's malformed. */
export function readCommand(data: unknown): RunCommand | undefined {
  const { to, kind, id, code, tests, trace } = fieldsOf(data);
  if (to !== 'runner' || kind !== 'run' || typeof id !== 'number' || typeof code !== 'string') {
    return undefined;
  }
  return {
    to,
    kind,
    id,
    code,
    ...(typeof tests === 'string' ? { tests } : {}),
    ...optional('trace', readTraceOptions(trace)),
  };
}

/** Validates a message from the frame. Returns undefined if it's malformed. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  const { from, kind, protocol, id, result } = fieldsOf(data);
  if (from !== 'runner') {
    return undefined;
  }
  if (kind === 'ready' && typeof protocol === 'number') {
    return { from, kind, protocol };
  }
  if (kind === 'started' && typeof id === 'number') {
    return { from, kind, id };
  }
  const read = readResult(result);
  return kind === 'result' && typeof id === 'number' && read
    ? { from, kind, id, result: read }
    : undefined;
}

/** Validates a message from the worker. Returns undefined if it's malformed. */
export function readWorkerMessage(data: unknown): WorkerMessage | undefined {
  const { kind, tests, index, failure, error, trace, ...rest } = fieldsOf(data);
  switch (kind) {
    case 'ready':
    case 'cut':
      return { kind };
    case 'output': {
      const entry = readEntry(rest);
      return entry && { kind, ...entry };
    }
    case 'plan':
      return Array.isArray(tests)
        ? { kind, tests: tests.slice(0, MAX_TESTS).map(readTestName) }
        : undefined;
    case 'begin':
      return typeof index === 'number' ? { kind, index } : undefined;
    case 'test':
      return typeof index === 'number'
        ? { kind, index, ...optional('failure', readFailure(failure)) }
        : undefined;
    case 'trace': {
      const read = readTrace(trace);
      return read && { kind, trace: read };
    }
    case 'end':
      return { kind, ...optional('error', readError(error)) };
    default:
      return undefined;
  }
}

function readResult(data: unknown): RunResult | undefined {
  const { end, output, cut, error, tests, running, trace } = fieldsOf(data);
  if (
    (end !== 'finished' && end !== 'failed' && end !== 'stopped' && end !== 'unavailable') ||
    !Array.isArray(output)
  ) {
    return undefined;
  }
  let room = MAX_OUTPUT;
  const entries = output.slice(0, MAX_LINES).flatMap((item) => {
    const entry = room > 0 ? readEntry(item) : undefined;
    room -= entry?.text.length ?? 0;
    return entry ? [entry] : [];
  });
  return {
    end,
    output: entries,
    cut: cut === true,
    ...optional('error', readError(error)),
    tests: Array.isArray(tests) ? tests.slice(0, MAX_TESTS).map(readReport) : [],
    ...optional('running', readIndex(running)),
    ...optional('trace', readTrace(trace)),
  };
}

function readEntry(data: unknown): OutputEntry | undefined {
  const { level, text, test } = fieldsOf(data);
  if ((level !== 'log' && level !== 'warn' && level !== 'error') || typeof text !== 'string') {
    return undefined;
  }
  return { level, text: text.slice(0, MAX_OUTPUT), ...optional('test', readIndex(test)) };
}

function readIndex(data: unknown): number | undefined {
  return typeof data === 'number' && data >= 0 && data < MAX_TESTS ? data : undefined;
}

function readTestName(data: unknown): { name: string; hidden: boolean } {
  const { name, hidden } = fieldsOf(data);
  return { name: readText(name) ?? '', hidden: hidden === true };
}

function readReport(data: unknown): TestReport {
  const { outcome, failure } = fieldsOf(data);
  return {
    ...readTestName(data),
    outcome: outcome === 'passed' || outcome === 'failed' ? outcome : 'unreached',
    ...optional('failure', readFailure(failure)),
  };
}

function readFailure(data: unknown): TestFailure | undefined {
  const { message, plain, label, expected, received, line, element } = fieldsOf(data);
  if (typeof message !== 'string') {
    return undefined;
  }
  return {
    message: message.slice(0, MAX_TEXT),
    ...optional('plain', readText(plain)),
    ...optional('label', readText(label)),
    ...optional('expected', readText(expected)),
    ...optional('received', readText(received)),
    ...optional('line', readLine(line)),
    ...optional('element', readPath(element)),
  };
}

function readError(data: unknown): RunError | undefined {
  const { name, message, plain, line, hint } = fieldsOf(data);
  if (typeof name !== 'string' || typeof message !== 'string') {
    return undefined;
  }
  return {
    name: name.slice(0, MAX_TEXT),
    message: message.slice(0, MAX_TEXT),
    ...optional('plain', readText(plain)),
    ...optional('line', readLine(line)),
    ...optional('hint', readText(hint)),
  };
}

function readText(data: unknown): string | undefined {
  return typeof data === 'string' ? data.slice(0, MAX_TEXT) : undefined;
}

function readPath(data: unknown): number[] | undefined {
  return Array.isArray(data) && data.every(Number.isSafeInteger)
    ? (data as number[]).slice(0, MAX_PATH)
    : undefined;
}

function readLine(data: unknown): number | undefined {
  return Number.isSafeInteger(data) && Number(data) > 0 ? Number(data) : undefined;
}
