import { lockReachable } from '../../javascript/run/intrinsics';

/**
 * Global built-ins that the kit uses after the learner's code has run. Their prototypes and methods are
 * locked along with them.
 */
const LANGUAGE =
  'Object Function Array Number String Boolean Symbol BigInt Math Date RegExp JSON Reflect Proxy Promise Map Set WeakMap WeakSet Error TypeError RangeError SyntaxError Uint8Array';

/** Makes built-ins read-only, so that the learner's code can't falsify snapshots. */
export function lockLanguage(): void {
  lockReachable(LANGUAGE.split(' ').map((name) => Reflect.get(window, name) as unknown));
}
