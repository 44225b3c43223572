/** Reads the variables of a recorded moment. */
import type { TraceEvent, TraceFrame, TraceValue } from '../../../../sandbox/trace';
import type { Instrumented } from '../siteTable';
import { idOf, keyText, objectsById } from './values';

/** Maximum number of steps from a variable to an object that it's named after. */
const MAX_PATH = 3;

export interface Variable {
  name: string;
  value: TraceValue;
  /** True for a variable of a function around the running one. */
  isOuter: boolean;
}

/** Returns a call's variables that have been declared so far. */
export function variablesOf(frame: TraceFrame, { sites }: Instrumented): Variable[] {
  const site = sites[frame.site];
  return frame.values.flatMap((value, index) => {
    const name = site?.names[index];
    if (name === undefined || value === '' || (name === 'this' && value === 'u')) return [];
    return [{ name, value, isOuter: index >= (site?.own ?? 0) }];
  });
}

/**
 * Returns the shortest name for each object, such as `list` or `user.friends[0]`. Names of the innermost call
 * come first.
 */
export function objectNames(event: TraceEvent, program: Instrumented): Map<number, string> {
  const objects = objectsById(event.objects);
  const names = new Map<number, string>();
  let found = [...event.frames]
    .reverse()
    .flatMap((frame) => variablesOf(frame, program).map(({ name, value }) => ({ name, value })));
  for (let depth = 0; depth <= MAX_PATH; depth += 1) {
    const next: typeof found = [];
    for (const { name, value } of found) {
      const id = idOf(value);
      const object = id === undefined ? undefined : objects.get(id);
      if (id === undefined || object === undefined || names.has(id)) continue;
      names.set(id, name);
      next.push(
        ...object.values.map((item, index) => ({
          name: `${name}${entryName(object.kind, object.keys[index] ?? '', index)}`,
          value: item,
        })),
      );
    }
    found = next;
  }
  return names;
}

/** Returns how code would read an entry of an object: `[0]`, `.name`, or `['two words']`. */
export function entryName(kind: string, key: TraceValue, index: number): string {
  if (kind !== 'object') return `[${index}]`;
  const name = keyText(key);
  if (/^['"`]/.test(name)) return `[${name}]`;
  return name.startsWith('[') ? name : `.${name}`;
}
