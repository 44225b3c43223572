import * as texts from '../../texts/en/framePages';
import { embeddable, framePage } from './framePage';
import { hashSource } from './policy';

/** What each page's CSP has to allow to run the reader's code. */
const EVALUATION = { javascript: "'unsafe-eval'", python: "'wasm-unsafe-eval'" } as const;

/**
 * Returns the page that runs readers' code in a worker. Its CSP allows only its own script, by hash, and no
 * requests. The worker inherits the CSP.
 *
 * @param language - language of the code; Python can compile WebAssembly, but not evaluate JavaScript
 * @param frame - source of the page's script
 * @param worker - source of the worker's script
 */
export function runnerPage(
  language: keyof typeof EVALUATION,
  frame: string,
  worker: string,
): string {
  const script = embeddable(frame);
  const policy = [
    "default-src 'none'",
    `script-src ${hashSource(script)} ${EVALUATION[language]}`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return framePage({
    title: texts.runner,
    policy,
    note: texts.runnerNote,
    embedded: { id: 'worker', code: worker },
    script,
  });
}
