/** What the tests of other engines ask of a browser; each engine answers by its own protocol. */

export type EngineName = 'firefox' | 'webkit';

export interface EngineOptions {
  /** Whether the system asks for less motion. */
  isCalm: boolean;
}

/** A running browser. */
export interface Engine {
  /** @returns a tab in a profile of its own, with nothing stored */
  openTab: () => Promise<EngineTab>;
  /** Ends the browser's process and deletes its profile. */
  stop: () => Promise<void>;
}

/** One tab: no more than both protocols have in common. */
export interface EngineTab {
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  /** Runs a script in the page. */
  inject: (script: string) => Promise<void>;
  /** @returns what an expression gives in the page, or promises there, as JSON */
  evaluate: (expression: string) => Promise<unknown>;
  /** Moves the pointer to a point of the window. */
  pointAt: (x: number, y: number) => Promise<void>;
  /** Presses and releases the main button at a point of the window. */
  clickAt: (x: number, y: number) => Promise<void>;
  /** Presses a key, or several at once: `Control+a`. */
  press: (keys: string) => Promise<void>;
  /** Types a text key by key. */
  type: (text: string) => Promise<void>;
  /** Gives a file to an input of type `file`. */
  chooseFile: (selector: string, file: string) => Promise<void>;
  /** Makes the window as wide as this. */
  resize: (width: number) => Promise<void>;
  /** Makes the browser believe that it has no network. */
  goOffline: () => Promise<void>;
  /** What the browser's protocol has told of errors; WebKit's tells nothing. */
  problems: readonly string[];
  close: () => Promise<void>;
}

/** Starts an engine of this machine. */
export type StartEngine = (options: EngineOptions) => Promise<Engine>;
