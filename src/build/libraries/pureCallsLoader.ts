import type { LoaderContext } from 'webpack';

/** Calls without side effects that aren't marked as pure. */
const PURE_CALL = /(?<!@__PURE__ \*\/ )\bReact\d*\.(?:createContext|forwardRef|memo)\(/g;
/** Assignments that only React DevTools needs, and that would prevent tree shaking. */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;

/** How many changes the loader made to a module. */
export interface CallCounts {
  /** Number of calls that were marked as pure. */
  calls: number;
  /** Number of `displayName` assignments that were removed. */
  names: number;
}

/**
 * Webpack loader for React libraries that ship as one large module. Marks pure calls and removes `displayName`
 * assignments, so that webpack can tree-shake unused components.
 *
 * @param code - source of the module
 * @returns source of an equivalent module
 */
export default function pureCalls(this: LoaderContext<unknown>, code: string): string {
  const count = (pattern: RegExp) => code.match(pattern)?.length ?? 0;
  const counts = { calls: count(PURE_CALL), names: count(DISPLAY_NAME) };
  // `LeanLibraryPlugin` reads the counts from `buildInfo`, which webpack also restores from its cache.
  Object.assign(this._module?.buildInfo ?? {}, { pureCalls: counts });
  return code.replace(PURE_CALL, '/* @__PURE__ */ $&').replace(DISPLAY_NAME, '');
}
