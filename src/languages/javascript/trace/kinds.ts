/** Tells kinds of objects apart without running any of the program's code. */
import { valueIn } from '../run/intrinsics';
import * as native from './builtIns';
import { isProxy } from './hooks';

export type ObjectKind =
  'array' | 'view' | 'map' | 'set' | 'date' | 'error' | 'built-in' | 'object';

const { prototype: errorPrototype } = Error;
const ignore = (): void => undefined;

/** Returns the kind of an object that's no proxy. It never changes. */
export function kindOf(object: object): ObjectKind {
  if (native.isArray(object)) return 'array';
  if (native.isView(object)) return classOf(object) === 'DataView' ? 'built-in' : 'view';
  if (works(() => native.mapForEach(object, ignore))) return 'map';
  if (works(() => native.setForEach(object, ignore))) return 'set';
  if (works(() => native.dateTime(object))) return 'date';
  if (isError(object)) return 'error';
  return isBuiltIn(object) ? 'built-in' : 'object';
}

/** Returns the name of an object's class; empty for plain objects and arrays. */
export function classOf(object: object): string {
  const constructor = constructorOf(object);
  const name: unknown = constructor && native.getOwnPropertyDescriptor(constructor, 'name')?.value;
  return typeof name === 'string' && name !== 'Object' && name !== 'Array' ? name : '';
}

/** Built-in methods throw for objects of another kind. */
function works(method: () => unknown): boolean {
  try {
    method();
    return true;
  } catch {
    return false;
  }
}

function isError(object: object): boolean {
  let prototype = prototypeOf(object);
  while (prototype !== null && prototype !== errorPrototype) prototype = prototypeOf(prototype);
  return prototype !== null;
}

/** Returns true for instances of classes such as `Promise` and `RegExp`. */
function isBuiltIn(object: object): boolean {
  const constructor = constructorOf(object);
  return (
    constructor !== undefined &&
    constructor !== Object &&
    native.endsWith(native.sourceOf(constructor), '{ [native code] }')
  );
}

function constructorOf(object: object): (() => void) | undefined {
  const prototype = prototypeOf(object);
  const constructor =
    prototype && valueIn(native.getOwnPropertyDescriptor(prototype, 'constructor'));
  return typeof constructor === 'function' && !isProxy(constructor)
    ? (constructor as () => void)
    : undefined;
}

function prototypeOf(object: object): object | null {
  const prototype = native.getPrototypeOf(object);
  return prototype === null || isProxy(prototype) ? null : prototype;
}
