/** Validates the turns of a page's script, which are untrusted like all messages. */
import { MAX_LINES } from '../../sandbox/protocol';
import { readTrace } from '../../sandbox/traceMessages';
import { TURN_CAUSES, type PageTurn, type TurnCause } from './protocol';
import { fieldsOf, readError, readList, readNumber, readOutput, readText } from './read';

/** Maximum length of an event's type, and of an element's label. */
const MAX_NAME = 200;

/** Validates a turn. Returns undefined if it's malformed. */
export function readTurn(data: unknown): PageTurn | undefined {
  const { id, cause, trace, output, error } = fieldsOf(data);
  const read = readTrace(trace);
  const reason = readCause(cause);
  if (read === undefined || reason === undefined) return undefined;
  return {
    id: readNumber(id),
    cause: reason,
    trace: read,
    output: readList(output, MAX_LINES).flatMap((entry) => readOutput(entry) ?? []),
    ...(error === undefined ? {} : { error: readError(error) }),
  };
}

function readCause(data: unknown): TurnCause | undefined {
  const { kind, type, target, key, time } = fieldsOf(data);
  const known = TURN_CAUSES.find((one) => one === kind);
  if (known === undefined) return undefined;
  return {
    kind: known,
    ...named('type', type),
    ...named('target', target),
    ...named('key', key),
    ...(time === undefined ? {} : { time: readNumber(time) }),
  };
}

function named<Key extends string>(key: Key, value: unknown): { [K in Key]?: string } {
  const text = readText(value, MAX_NAME);
  return (text === undefined ? {} : { [key]: text }) as { [K in Key]?: string };
}
