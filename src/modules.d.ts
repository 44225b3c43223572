/** Types for modules that webpack creates from other files. */

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';

/** URL of the image; for the brand's logo, the SVG markup itself (see `build/webpack/logoLoader.ts`). */
declare module '*.svg' {
  const addressOrDrawing: string;
  export default addressOrDrawing;
}

/** URL of a data file, such as a lesson's. */
declare module '*.json?file' {
  const address: string;
  export default address;
}

/** URL of one of Pyodide's files, which isn't bundled. */
declare module 'pyodide/pyodide.asm.mjs' {
  const address: string;
  export default address;
}
declare module 'pyodide/pyodide.asm.wasm' {
  const address: string;
  export default address;
}
declare module 'pyodide/python_stdlib.zip' {
  const address: string;
  export default address;
}

/** The canvas-only build of lottie-web, which has no type declarations. */
declare module 'lottie-web/build/player/lottie_light_canvas' {
  import lottie from 'lottie-web';
  export default lottie;
}

/** Source of a Python module. */
declare module '*.py' {
  const source: string;
  export default source;
}

/** Web APIs in plain JavaScript, for programs that run in Node. They have no type declarations that resolve. */
declare module 'abortcontroller-polyfill/dist/cjs-ponyfill' {
  const AbortController: new () => unknown;
  const AbortSignal: new () => unknown;
  export { AbortController, AbortSignal };
}
declare module 'event-target-shim' {
  class Event {
    constructor(type: string, options?: object);
  }
  const EventTarget: new () => unknown;
  export { Event, EventTarget };
}

interface ImportMeta {
  /** Webpack's function that imports all modules of a folder whose names match. */
  readonly webpackContext: (
    folder: string,
    options: { regExp: RegExp },
  ) => { (name: string): unknown; keys: () => string[] };
  /** Webpack's hot module replacement API; undefined in production. */
  readonly webpackHot?: { accept: (modules: readonly string[]) => void };
}
