import { MAX_OBJECTS, MAX_VALUE, type TraceObject, type TraceValue } from '../../../sandbox/trace';
import * as native from './builtIns';
import { Description, type FieldReader } from './Description';
import { targetOf } from './hooks';
import { kindOf, type ObjectKind } from './kinds';

/**
 * Writes values down without running any of the program's code: no getters, proxies, or `toString`. Objects
 * that haven't changed are written down once.
 */
export class Heap {
  readonly #ids = new native.SafeWeakMap<number>();
  readonly #functions = new native.SafeWeakMap<TraceValue>();
  readonly #kinds = new native.SafeWeakMap<ObjectKind>();
  readonly #latest = new native.SafeMap<TraceObject>();
  readonly #readers: FieldReader[] = [];
  readonly #labelOf: (object: object) => string | undefined;
  #lastId = 0;
  /** Objects found since `begin`, and how many of them are written down. */
  #found: object[] = [];
  #written = new native.SafeMap<boolean>();

  /** @param labelOf - returns the name of an object that's shown by its name only; undefined for others */
  constructor(labelOf: (object: object) => string | undefined = () => undefined) {
    this.#labelOf = labelOf;
  }

  /** Registers the private fields of a class. */
  addFields(reader: FieldReader): void {
    this.#readers[this.#readers.length] = reader;
  }

  /** Starts a new list of objects. */
  begin(): void {
    this.#found = [];
    this.#written = new native.SafeMap();
  }

  /** Writes down a value, and adds it to the list if it's an object. */
  valueOf(value: unknown): TraceValue {
    switch (typeof value) {
      case 'number':
        return native.is(value, -0) ? 'n-0' : `n${value}`;
      case 'string':
        return value.length > MAX_VALUE ? `S${native.cut(value, 0, MAX_VALUE)}` : `s${value}`;
      case 'boolean':
        return `b${value}`;
      case 'bigint':
        return native.cut(`i${value}`, 0, MAX_VALUE);
      case 'symbol':
        return native.cut(`y${value.description ?? ''}`, 0, MAX_VALUE);
      case 'undefined':
        return 'u';
      case 'function':
        return this.#functionValue(targetOf(value));
      default:
        return value === null ? 'l' : this.#reference(value as object);
    }
  }

  /** Returns the listed objects, and those they lead to. */
  objects(): TraceObject[] {
    const objects: TraceObject[] = [];
    for (let index = 0; index < this.#found.length; index += 1) {
      const object = this.#found[index];
      if (object !== undefined) objects[index] = this.#describe(object);
    }
    return objects;
  }

  #reference(object: object): TraceValue {
    let id = this.#ids.get(object);
    if (id === undefined) {
      this.#lastId += 1;
      id = this.#lastId;
      this.#ids.set(object, id);
    }
    if (this.#written.get(id) !== true && this.#found.length < MAX_OBJECTS) {
      this.#written.set(id, true);
      this.#found[this.#found.length] = object;
    }
    return `o${id}`;
  }

  #functionValue(value: object): TraceValue {
    let text = this.#functions.get(value);
    if (text === undefined) {
      const name: unknown = native.getOwnPropertyDescriptor(value, 'name')?.value;
      const isClass = native.cut(native.sourceOf(value), 0, 5) === 'class';
      text = `${isClass ? 'c' : 'f'}${typeof name === 'string' ? native.cut(name, 0, MAX_VALUE) : ''}`;
      this.#functions.set(value, text);
    }
    return text;
  }

  #describe(object: object): TraceObject {
    const id = this.#ids.get(object) ?? 0;
    const target = targetOf(object);
    let kind = this.#kinds.get(object);
    if (kind === undefined) {
      kind = kindOf(target);
      this.#kinds.set(object, kind);
    }
    const described = new Description(id, (value) => this.valueOf(value));
    const label = this.#labelOf(target);
    if (label === undefined) described.read(target, kind, this.#readers);
    else described.label(label);
    const before = this.#latest.get(id);
    if (before !== undefined && described.isSame(before)) return before;
    const { name, keys, values, more } = described;
    const written = { id, kind: described.kind, name, keys, values, more };
    this.#latest.set(id, written);
    return written;
  }
}
