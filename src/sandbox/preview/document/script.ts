import * as native from './natives';

/** Names the reader's script in errors. */
export const SCRIPT_FILE = 'script.js';

const INLINE_SCRIPT = /(<script\b)([^>]*)>([^]*?)<\/script\s*>/gi;

/** Attributes of what is no script, or one that has a file already. */
const NOT_INLINE =
  /(?:^|\s)(?:src\s*=|type\s*=\s*["']?(?!module\b|(?:text|application)\/javascript\b)\w)/i;

let running = false;
let address = SCRIPT_FILE;

/** Whether the script is in its first run: Firefox does not name it in errors. */
export function isRunning(): boolean {
  return running;
}

/** @returns what errors say, with the reader's script by its name */
export function namingScript(text: string): string {
  return text.replaceAll(address, SCRIPT_FILE);
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

/**
 * Writes the rest of a document that is being read, with all of its scripts as files: the reader's script is the one that
 * runs when everything has been read.
 *
 * @param html - the reader's HTML
 * @param code - the reader's script
 */
export function writeWithFiles(html: string, code: string): void {
  if (code.trim() !== '') {
    address = fileOf(code);
    document.write(`<script defer src="${address}"></script>`);
    const script = document.querySelector(`script[src="${address}"]`);
    script?.addEventListener('load', () => native.remove(script), { once: true });
  }
  document.write(
    html.replace(INLINE_SCRIPT, (all, open: string, attributes: string, text: string) =>
      NOT_INLINE.test(attributes) ? all : `${open}${attributes} src="${fileOf(text)}"></script>`,
    ),
  );
}

function fileOf(code: string): string {
  return URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
}
