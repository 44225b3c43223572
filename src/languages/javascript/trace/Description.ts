import { MAX_ENTRIES, MAX_VALUE, type TraceObject, type TraceValue } from '../../../sandbox/trace';
import * as native from './builtIns';
import { classOf, type ObjectKind } from './kinds';

/** Reads the private fields of an object that has them, and passes each to the function. */
export type FieldReader = (object: object, add: (name: string, value: unknown) => void) => void;

/** The entries of one object, as they are now. */
export class Description implements TraceObject {
  kind: TraceObject['kind'] = 'object';
  name = '';
  readonly keys: TraceValue[] = [];
  readonly values: TraceValue[] = [];
  more = 0;

  /** @param valueOf - writes down a value */
  constructor(
    readonly id: number,
    readonly valueOf: (value: unknown) => TraceValue,
  ) {}

  /**
   * @param kind - the object's kind
   * @param readers - read the private fields of the program's classes
   */
  read(object: object, kind: ObjectKind, readers: readonly FieldReader[]): void {
    this.name = native.cut(classOf(object), 0, MAX_VALUE);
    switch (kind) {
      case 'array':
      case 'view':
        this.kind = 'array';
        this.#items(object as ArrayLike<unknown>);
        break;
      case 'map':
        this.kind = 'map';
        native.mapForEach(object, (value, key) => {
          if (this.#hasRoom()) this.#add(this.valueOf(key), this.valueOf(value));
        });
        break;
      case 'set':
        this.kind = 'set';
        native.setForEach(object, (value) => {
          if (this.#hasRoom()) this.values[this.values.length] = this.valueOf(value);
        });
        break;
      case 'object':
        this.#properties(object, readers);
        break;
      default:
        this.kind = 'other';
        this.#text(object, kind);
    }
  }

  /** Describes the object by a name only. */
  label(name: string): void {
    this.kind = 'other';
    this.name = native.cut(name, 0, MAX_VALUE);
  }

  isSame(other: TraceObject): boolean {
    const { keys, values } = this;
    if (
      this.kind !== other.kind ||
      this.name !== other.name ||
      this.more !== other.more ||
      values.length !== other.values.length
    ) {
      return false;
    }
    for (let index = 0; index < values.length; index += 1) {
      if (values[index] !== other.values[index] || keys[index] !== other.keys[index]) return false;
    }
    return true;
  }

  #items(list: ArrayLike<unknown>): void {
    const { length } = list;
    const shown = length < MAX_ENTRIES ? length : MAX_ENTRIES;
    for (let index = 0; index < shown; index += 1) {
      this.values[index] = this.#property(list, `${index}`);
    }
    this.more = length - shown;
  }

  #properties(object: object, readers: readonly FieldReader[]): void {
    const keys = native.ownKeys(object);
    for (let index = 0; index < keys.length; index += 1) {
      const key = keys[index] ?? '';
      if (native.getOwnPropertyDescriptor(object, key)?.enumerable !== true) continue;
      if (!this.#hasRoom()) continue;
      const name = typeof key === 'symbol' ? `y${key.description ?? ''}` : `s${key}`;
      this.#add(native.cut(name, 0, MAX_VALUE), this.#property(object, key));
    }
    for (let index = 0; index < readers.length; index += 1) {
      readers[index]?.(object, (name, value) => {
        if (this.#hasRoom()) this.#add(`s${name}`, this.valueOf(value));
      });
    }
  }

  #text(object: object, kind: ObjectKind): void {
    if (kind === 'date') {
      const isValid = !native.is(native.dateTime(object), NaN);
      this.name = isValid ? native.dateText(object) : 'Invalid Date';
    }
    if (kind === 'error') {
      const message: unknown = native.getOwnPropertyDescriptor(object, 'message')?.value;
      if (typeof message === 'string' && message !== '') {
        this.name = native.cut(`${this.name}: ${message}`, 0, MAX_VALUE);
      }
    }
  }

  #property(object: object, key: string | symbol): TraceValue {
    const property = native.getOwnPropertyDescriptor(object, key);
    if (property === undefined) return '';
    return property.get || property.set ? 'g' : this.valueOf(property.value);
  }

  /** Returns false for an entry that's left out, and counts it. */
  #hasRoom(): boolean {
    if (this.values.length < MAX_ENTRIES) return true;
    this.more += 1;
    return false;
  }

  #add(key: TraceValue, value: TraceValue): void {
    this.keys[this.keys.length] = key;
    this.values[this.values.length] = value;
  }
}
