import type { LoaderContext } from 'webpack';

/** Calls that only make something: what nobody uses need not be made. */
const MAKING_CALL = /(?<!@__PURE__ \*\/ )\bReact\d*\.(?:createContext|forwardRef|memo)\(/g;
/** Names for developers' tools; the statement alone would keep what it names. */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;

/** How often something was found. */
export interface CallCounts {
  /** Calls that were marked. */
  calls: number;
  /** Statements that name a component for developers' tools, taken out. */
  names: number;
}

/**
 * Webpack loader for a React library that is one large module: says of its components which statements have no side effect,
 * so that those the site does not use can be left out.
 *
 * @param code - the module
 * @returns the module, which does the same
 */
export default function pureCalls(this: LoaderContext<unknown>, code: string): string {
  const count = (pattern: RegExp) => code.match(pattern)?.length ?? 0;
  const found = { calls: count(MAKING_CALL), names: count(DISPLAY_NAME) };
  // Kept with the module, in webpack's cache too.
  Object.assign(this._module?.buildInfo ?? {}, { pureCalls: found });
  return code.replace(MAKING_CALL, '/* @__PURE__ */ $&').replace(DISPLAY_NAME, '');
}
