export type EngineName = 'chromium' | 'firefox' | 'webkit';

export interface EngineOptions {
  /** Emulates the system setting `prefers-reduced-motion: reduce`. */
  reducesMotion: boolean;
  /** True if opening a page waits for everything in it, false for a host that may never answer. */
  waitsForLoad: boolean;
}

/** A running browser. */
export interface Engine {
  /** @returns a tab in a fresh profile with empty storage */
  openTab: () => Promise<EngineTab>;
  /** Closes the browser and deletes its profile. */
  stop: () => Promise<void>;
}

/** A browser tab, limited to actions that both WebDriver and WebDriver BiDi support. */
export interface EngineTab {
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  /** Runs a script in the page. */
  inject: (script: string) => Promise<void>;
  /**
   * @returns the value of an expression in the page, after awaiting it; the value must be JSON-serializable
   */
  evaluate: (expression: string) => Promise<unknown>;
  /** Moves the pointer to a point, in window coordinates. */
  pointAt: (x: number, y: number) => Promise<void>;
  /** Clicks the primary mouse button at a point in the window. */
  clickAt: (x: number, y: number) => Promise<void>;
  /** Presses a key or a combination such as `Control+a`. */
  press: (keys: string) => Promise<void>;
  /** Types text key by key. */
  type: (text: string) => Promise<void>;
  /** Selects a file in an `input[type=file]`. */
  chooseFile: (selector: string, file: string) => Promise<void>;
  /** Resizes the window to a width in px. */
  resize: (width: number) => Promise<void>;
  /** Makes the browser report that it's offline. */
  goOffline: () => Promise<void>;
  /**
   * Errors that the browser has reported over WebDriver BiDi. Always empty in WebKit, which is driven over
   * WebDriver.
   */
  problems: readonly string[];
  close: () => Promise<void>;
}

/** Starts a browser that's installed on this machine. */
export type StartEngine = (options: EngineOptions) => Promise<Engine>;
