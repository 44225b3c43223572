import * as native from './natives';

/** Name of the learner's script in errors. */
export const SCRIPT_FILE = 'script.js';

const INLINE_SCRIPT = /(<script\b)([^>]*)>([^]*?)<\/script\s*>/gi;

/** Matches the attributes of scripts that aren't JavaScript or already have a `src`. */
const NOT_INLINE =
  /(?:^|\s)(?:src\s*=|type\s*=\s*["']?(?!module\b|(?:text|application)\/javascript\b)\w)/i;

let running = false;
let address = SCRIPT_FILE;

/** Returns true while the learner's script first runs. Firefox omits the script's name from those errors. */
export function isRunning(): boolean {
  return running;
}

/** Replaces the URL of the learner's script in an error's text with the script's name. */
export function withScriptName(text: string): string {
  return text.replaceAll(address, SCRIPT_FILE);
}

/** Runs the learner's script at the end of the body, then removes the script element. */
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
 * Writes the learner's page into the document that's being parsed. Replaces inline scripts with links to blob
 * URLs. The learner's script file runs after parsing.
 *
 * @param html - the learner's HTML
 * @param code - the learner's script
 * @param onRun - called once the script has run
 */
export function writeWithFiles(html: string, code: string, onRun: () => void): void {
  if (code.trim() !== '') {
    address = fileOf(code);
    document.write(`<script defer src="${address}"></script>`);
    const script = document.querySelector(`script[src="${address}"]`);
    const end = (): void => {
      if (script) native.remove(script);
      onRun();
    };
    script?.addEventListener('load', end, { once: true });
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
