import { lockReachable } from '../../intrinsics';

/** Objects of the language that the kit uses after the reader's code has run; all others are reached from these. */
const LANGUAGE =
  'Object Function Array Number String Boolean Symbol BigInt Math Date RegExp JSON Reflect Proxy Promise Map Set WeakMap WeakSet Error TypeError RangeError SyntaxError Uint8Array';

/** Closes the language's objects to change, so that what is looked at is what there is. */
export function lockLanguage(): void {
  lockReachable(LANGUAGE.split(' ').map((name) => Reflect.get(window, name) as unknown));
}
