/** What webpack makes of files that are not scripts. */

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';

/** The address of a picture; of the brand's logo the drawing itself, see `build/logoLoader.ts`. */
declare module '*.svg' {
  const addressOrDrawing: string;
  export default addressOrDrawing;
}

/** The address of a lesson's file of data. */
declare module '*.json?file' {
  const address: string;
  export default address;
}

/** The animation engine's build without SVG and expressions, which comes without types of its own. */
declare module 'lottie-web/build/player/lottie_light_canvas' {
  import lottie from 'lottie-web';
  export default lottie;
}

interface ImportMeta {
  /** Webpack's hot modules; missing in production. */
  readonly webpackHot?: { accept: (modules: readonly string[]) => void };
}
