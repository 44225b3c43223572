import * as native from './natives';

/** Names the reader's script in errors. */
export const SCRIPT_FILE = 'script.js';

let running = false;

/** Whether the script is in its first run: Firefox does not name it in errors. */
export function isRunning(): boolean {
  return running;
}

/** Runs the reader's script as one at the end of the body, which then is taken out again. */
export function runScript(code: string): void {
  if (code.trim() === '') return;
  const script = native.createElement(document, 'script');
  script.textContent = `${code}\n//# sourceURL=${SCRIPT_FILE}`;
  running = true;
  native.appendChild(native.bodyOf(document) ?? native.rootOf(document), script);
  running = false;
  native.remove(script);
}
