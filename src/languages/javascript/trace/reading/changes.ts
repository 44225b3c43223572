/** Finds what changed between two moments of a run. */
import type { TraceEvent, TraceObject, TraceValue } from '../../../../sandbox/trace';
import type { Instrumented } from '../siteTable';
import { objectsById } from './values';
import { objectNames, variablesOf } from './variables';

export interface VariableChange {
  kind: 'variable';
  name: string;
  /** Call that the variable belongs to. */
  frame: number;
  /** Undefined for a new variable. */
  before: TraceValue | undefined;
  after: TraceValue;
}

export interface ObjectChange {
  kind: 'object';
  /** How code would read the object. */
  name: string;
  before: TraceObject;
  after: TraceObject;
}

export type Change = VariableChange | ObjectChange;

/**
 * Returns the changes from one event to a later one, in the order of the variables. Calls that began or ended in
 * between aren't changes.
 */
export function changesBetween(
  before: TraceEvent,
  after: TraceEvent,
  program: Instrumented,
): Change[] {
  return [...variableChanges(before, after, program), ...objectChanges(before, after, program)];
}

function variableChanges(
  before: TraceEvent,
  after: TraceEvent,
  program: Instrumented,
): VariableChange[] {
  return after.frames.flatMap((frame) => {
    const old = before.frames.find(({ id }) => id === frame.id);
    if (old === undefined || old === frame) return [];
    const known = new Map(variablesOf(old, program).map(({ name, value }) => [name, value]));
    return variablesOf(frame, program).flatMap(({ name, value, isOuter }): VariableChange[] => {
      const oldValue = known.get(name);
      const isSame = oldValue === value || (isOuter && oldValue === undefined);
      return isSame
        ? []
        : [{ kind: 'variable', name, frame: frame.id, before: oldValue, after: value }];
    });
  });
}

function objectChanges(
  before: TraceEvent,
  after: TraceEvent,
  program: Instrumented,
): ObjectChange[] {
  if (before.objects === after.objects) return [];
  const old = objectsById(before.objects);
  const changed = after.objects.filter((object) => {
    const one = old.get(object.id);
    return one !== undefined && one !== object && !isSame(one, object);
  });
  if (changed.length === 0) return [];
  const names = objectNames(after, program);
  return changed.flatMap((object): ObjectChange[] => {
    const name = names.get(object.id);
    const one = old.get(object.id);
    return name === undefined || one === undefined
      ? []
      : [{ kind: 'object', name, before: one, after: object }];
  });
}

function isSame(a: TraceObject, b: TraceObject): boolean {
  return (
    a.name === b.name &&
    a.more === b.more &&
    a.values.length === b.values.length &&
    a.values.every((value, index) => value === b.values[index]) &&
    a.keys.every((key, index) => key === b.keys[index])
  );
}
