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

/** A file of data that is not bundled: the URL of the copied file. */
declare module '*.json?file' {
  const url: string;
  export default url;
}
