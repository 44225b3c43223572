/**
 * Lets JavaScript use what a Python program declares. `bridge.py` is the other side. All that crosses is JSON:
 * a message has a value, and the objects that it refers to by their numbers, so that objects stay the same
 * ones, and changes to them are seen on both sides.
 */

/** A value in a message: plain, or a number that JSON doesn't have, a tuple, or an object's number. */
type Written =
  null | boolean | number | string | { n: string } | { a: WrittenItems } | { h: number };

/** A list. Plain items need no decoding, which is much faster. */
type WrittenItems = Written[] | { plain: Written[] };

type Content =
  WrittenItems | [key: Written, item: Written][] | { group: number; items: WrittenItems } | null;

type WrittenObject = [number: number, kind: string, content: Content];

interface Message {
  value: Written;
  objects: WrittenObject[];
}

interface Answer extends Partial<Message> {
  /** An error of Python. */
  error?: { name: string; message: string };
  /** Number of the value that a function of JavaScript has thrown. */
  thrown?: number;
  /** Reads of counted lists so far. */
  reads?: [group: number, count: number][];
  missing?: string[];
  /** Python's name of a method. */
  method?: string;
  done?: boolean;
}

/** What Python's `None` and `dict` are in JavaScript. Python has only one of each. */
export interface Convention {
  none: null | undefined;
  dict: 'object' | 'map';
}

/** The conventions, the most common one first. A solution has to pass with one of them. */
export const CONVENTIONS: readonly Convention[] = [
  { none: undefined, dict: 'object' },
  { none: null, dict: 'object' },
  { none: undefined, dict: 'map' },
  { none: null, dict: 'map' },
];

const NOT_FINITE: Readonly<Record<string, number>> = { nan: NaN, inf: Infinity, '-inf': -Infinity };

type Callable = (...args: unknown[]) => unknown;

export class Bridge {
  readonly #ask: (request: string) => string;
  readonly #convention: Convention;
  /** The objects that both sides know, by number: positive from JavaScript, negative from Python. */
  readonly #values = new Map<number, unknown>();
  readonly #numbers = new Map<unknown, number>();
  /** Instances of the program's classes, which stay in Python. */
  readonly #instances = new Set<unknown>();
  /** What Python knows of lists of plain items, so that long ones aren't sent with every call. */
  readonly #sent = new Map<unknown, readonly unknown[]>();
  readonly #groups = new Map<unknown, number>();
  readonly #reads: number[] = [];

  /** @param ask - calls `handle` in `bridge.py` */
  constructor(ask: (request: string) => string, convention: Convention) {
    this.#ask = ask;
    this.#convention = convention;
  }

  /**
   * Runs a program.
   *
   * @param names - names of JavaScript that it should declare
   * @throws Error if it fails, or if it lacks one of the names
   */
  run(code: string, names: readonly string[]): void {
    const { missing = [] } = this.#request({ kind: 'run', code, names });
    if (missing.length > 0)
      throw new Error(`the Python code doesn't declare ${missing.join(', ')}`);
  }

  /** Returns what the program declares by a name of JavaScript. */
  take(name: string): unknown {
    return this.#decode(this.#request({ kind: 'take', name }));
  }

  /** `countReads` for lists that Python reads. */
  countReads = <Item>(items: readonly Item[]): { list: Item[]; readonly reads: number } => {
    const group = this.#reads.push(0) - 1;
    const counted = (list: readonly unknown[]): unknown[] => {
      const copy = list.map((item) => (Array.isArray(item) ? counted(item) : item));
      this.#groups.set(copy, group);
      return copy;
    };
    const reads = this.#reads;
    return {
      list: counted(items) as Item[],
      get reads() {
        return reads[group] ?? 0;
      },
    };
  };

  /** Calls a function of JavaScript for Python. Takes and returns JSON. */
  callBack(text: string): string {
    const { f, ...message } = JSON.parse(text) as Message & { f: number };
    try {
      const args = this.#decode(message) as unknown[];
      const result = (this.#values.get(f) as Callable)(...args);
      // The arguments are sent, too, because the function can have changed them.
      const { value, objects } = this.#encode([result, ...args]);
      const [first = null] = value as [Written];
      return JSON.stringify({ value: first, objects });
    } catch (error) {
      return JSON.stringify({ thrown: this.#add(error) });
    }
  }

  #request(request: Readonly<Record<string, unknown>>): Answer {
    const answer = JSON.parse(this.#ask(JSON.stringify(request))) as Answer;
    for (const [group, count] of answer.reads ?? []) this.#reads[group] = count;
    if (answer.error === undefined && answer.thrown === undefined) return answer;
    this.#decode(answer);
    if (answer.thrown !== undefined) throw this.#values.get(answer.thrown);
    const error = new Error(answer.error?.message);
    error.name = answer.error?.name ?? error.name;
    throw error;
  }

  #call(request: Readonly<Record<string, unknown>>, args: readonly unknown[]): unknown {
    const { value, objects } = this.#encode(args);
    return this.#decode(this.#request({ ...request, value: { a: value }, objects }));
  }

  #add(value: unknown, number = this.#values.size + 1): number {
    this.#values.set(number, value);
    this.#numbers.set(value, number);
    return number;
  }

  /** Returns values with the contents of all objects in them. */
  #encode(values: readonly unknown[]): { value: Written[]; objects: WrittenObject[] } {
    const objects: WrittenObject[] = [];
    const seen = new Set<unknown>();
    const write = (value: unknown): Written => {
      if (value === null || value === undefined) return null;
      if (typeof value === 'number') return Number.isFinite(value) ? value : { n: String(value) };
      if (typeof value === 'boolean' || typeof value === 'string') return value;
      if (typeof value !== 'object' && typeof value !== 'function')
        throw unknownValue(typeof value);
      if (hasOwnNumber(value)) return write(value.valueOf());
      if (value instanceof Promise) throw unknownValue('promise');
      const number = this.#numbers.get(value) ?? this.#add(value);
      if (!seen.has(value) && !this.#instances.has(value)) {
        seen.add(value);
        const isKnown = this.#isSent(value);
        const entry: WrittenObject = [number, isKnown ? 'same' : this.#kindOf(value), null];
        if (typeof value !== 'function' || number > 0) objects.push(entry);
        if (typeof value !== 'function' && !isKnown) entry[2] = this.#contentOf(value, write);
      }
      return { h: number };
    };
    return { value: values.map(write), objects };
  }

  /** Returns true if Python knows a list as it is now. */
  #isSent(value: unknown): boolean {
    const sent = this.#sent.get(value);
    if (!Array.isArray(value) || sent?.length !== value.length) return false;
    // A loop, because lists of 100,000 items are passed to 20,000 calls.
    for (let index = 0; index < sent.length; index += 1) {
      if (sent[index] !== value[index]) return false;
    }
    return true;
  }

  #kindOf(value: object): string {
    if (typeof value === 'function') return 'function';
    if (Array.isArray(value)) return this.#groups.has(value) ? 'counted' : 'list';
    if (value instanceof Map) return 'map';
    return value instanceof Set ? 'set' : 'object';
  }

  #contentOf(value: object, write: (value: unknown) => Written): Content {
    const pairOf = ([key, item]: [unknown, unknown]): [Written, Written] => [
      write(key),
      write(item),
    ];
    if (Array.isArray(value)) {
      const items = value.every(isPlain) ? { plain: value as Written[] } : value.map(write);
      if ('plain' in items) this.#sent.set(value, [...items.plain]);
      else this.#sent.delete(value);
      const group = this.#groups.get(value);
      return group === undefined ? items : { group, items };
    }
    if (value instanceof Map) return [...(value as Map<unknown, unknown>)].map(pairOf);
    if (value instanceof Set) return [...(value as Set<unknown>)].map(write);
    return Object.entries(value).map(pairOf);
  }

  /** Returns the value of a message, after creating or changing the objects in it. */
  #decode({ value, objects = [] }: Partial<Message>): unknown {
    for (const [number, kind] of objects) {
      if (!this.#values.has(number)) this.#add(this.#newValue(number, kind), number);
    }
    for (const [number, , content] of objects) {
      if (content !== null) this.#fill(this.#values.get(number), content);
    }
    return this.#read(value ?? null);
  }

  #read = (written: Written): unknown => {
    if (written === null) return this.#convention.none;
    if (typeof written !== 'object') return written;
    if ('n' in written) return NOT_FINITE[written.n];
    return 'a' in written ? this.#readItems(written.a) : this.#values.get(written.h);
  };

  #readItems(items: WrittenItems): unknown[] {
    return 'plain' in items ? items.plain : items.map(this.#read);
  }

  #newValue(number: number, kind: string): unknown {
    const call = this.#call.bind(this);
    switch (kind) {
      case 'list':
        return [];
      case 'map':
        return this.#convention.dict === 'map' ? new Map() : {};
      case 'set':
        return new Set();
      case 'function':
        // Not an arrow function, because it can be a class.
        return function (...args: unknown[]) {
          return call({ kind: 'call', h: number }, args);
        };
      case 'iterator':
        return this.#iterator(number);
      case 'instance': {
        const instance = this.#instance(number);
        this.#instances.add(instance);
        return instance;
      }
      default:
        return {};
    }
  }

  #fill(value: unknown, content: Content): void {
    if (Array.isArray(value)) {
      this.#sent.delete(value);
      const items = this.#readItems(content as WrittenItems);
      value.length = items.length;
      for (const [index, item] of items.entries()) value[index] = item;
    } else if (value instanceof Set) {
      value.clear();
      for (const item of this.#readItems(content as WrittenItems)) value.add(item);
    } else if (typeof value === 'object' && value !== null) {
      const pairs = (content as [Written, Written][]).map((pair) => pair.map(this.#read));
      if (value instanceof Map) {
        value.clear();
        for (const [key, item] of pairs) value.set(key, item);
      } else {
        for (const key of Object.keys(value)) Reflect.deleteProperty(value, key);
        for (const [key, item] of pairs) define(value, String(key), item);
      }
    }
  }

  *#iterator(number: number): Generator {
    for (;;) {
      const answer = this.#request({ kind: 'next', h: number });
      if (answer.done) return;
      yield this.#decode(answer);
    }
  }

  /** Returns an object whose methods and properties are those of an instance in Python. */
  #instance(number: number): object {
    const methods = new Map<string, Callable>();
    return new Proxy(
      {},
      {
        get: (_target, name): unknown => {
          if (name === Symbol.iterator) {
            return () => this.#decode(this.#request({ kind: 'iterate', h: number }));
          }
          if (typeof name === 'symbol' || name === 'then') return undefined;
          const method = methods.get(name);
          if (method) return method;
          const answer = this.#request({ kind: 'get', h: number, name });
          if (answer.method === undefined) return this.#decode(answer);
          const request = { kind: 'method', h: number, name: answer.method };
          const call: Callable = (...args) => this.#call(request, args);
          methods.set(name, call);
          return call;
        },
        set: (_target, name, value) => {
          this.#call({ kind: 'set', h: number, name: String(name) }, [value]);
          return true;
        },
      },
    );
  }
}

/** Returns true for an object that tests pass instead of a number, to count how often it's compared. */
function hasOwnNumber(value: object): boolean {
  return Object.hasOwn(value, 'valueOf') && typeof value.valueOf() === 'number';
}

function isPlain(item: unknown): boolean {
  return typeof item === 'string' || typeof item === 'boolean' || Number.isFinite(item);
}

function define(target: object, key: string, value: unknown): void {
  Object.defineProperty(target, key, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  });
}

function unknownValue(what: string): TypeError {
  return new TypeError(`a ${what} cannot be passed to Python`);
}
