/** Fast ways to list an object's own properties, because judged tests copy and compare thousands of values. */

/** Returns true for an array with no gaps and no other properties, whose items can be read by index. */
export function isDense(array: readonly unknown[]): boolean {
  return Reflect.ownKeys(array).length === array.length + 1;
}

/** Returns the object's own enumerable keys, including symbols. */
export function enumerableKeys(value: object): PropertyKey[] {
  const keys: PropertyKey[] = Object.keys(value);
  for (const symbol of Object.getOwnPropertySymbols(value)) {
    if (Object.prototype.propertyIsEnumerable.call(value, symbol)) keys.push(symbol);
  }
  return keys;
}
