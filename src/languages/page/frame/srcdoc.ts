/** Builds the HTML of a preview document from the learner's files. */
import type { TraceOptions } from '../../../sandbox/trace';
import type { DocumentSettings, PreviewFiles, Rendering, Scheme } from '../protocol';
import { inertHtml } from '../inertHtml';
import { areErrorsHidden } from './errorsHidden';

/** A media feature that's always true and one that's always false. They replace `prefers-color-scheme`. */
const HOLDS = 'min-width: 0px';
const FAILS = 'max-width: 0px';

const SCHEME_FEATURE = /\bprefers-color-scheme\s*:\s*(light|dark)\b/gi;
const STYLE = /(<style\b[^>]*>)([^]*?)(<\/style)/gi;
const SCRIPT = /(<script\b[^>]*>)([^]*?)(<\/script)/gi;
const LOOP = /\b(?:for|while|do)\b/;

/**
 * Returns the kit followed by the learner's HTML. If the HTML is a full document, the parser merges its
 * `<html>`, `<head>`, and `<body>` into the existing ones.
 *
 * @param kit - source code of the script that runs first
 * @param trace - the instrumented script, which runs instead of the original and whose steps are recorded
 */
export async function documentText(
  { html, css, js }: PreviewFiles,
  rendering: Rendering,
  isChecked: boolean,
  kit: string,
  trace?: TraceOptions,
): Promise<string> {
  const { scheme } = rendering;
  const guard = secretName();
  const guardLoops = await loopGuard([js, ...(html.match(SCRIPT) ?? [])]);
  const loaded = html
    .replace(STYLE, (_all, open: string, text: string, close: string) =>
      [open, asScheme(text, scheme), close].join(''),
    )
    .replace(SCRIPT, (_all, open: string, text: string, close: string) =>
      [open, guardLoops(text, guard), close].join(''),
    );
  const guarded = inertHtml(loaded);
  const isWritten = areErrorsHidden();
  const settings: DocumentSettings = {
    ...rendering,
    addedCss: asScheme(rendering.addedCss, scheme),
    css: asScheme(css, scheme),
    js: guardLoops(trace?.code ?? js, guard),
    guard,
    isChecked,
    ...(trace ? { traceKey: trace.key } : {}),
    ...(isWritten ? { html: guarded } : {}),
  };
  const value = JSON.stringify(settings).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<!doctype html><script data-settings="${value}">${kit}</script>${isWritten ? '' : guarded}`;
}

/**
 * Resolves color scheme queries in a style sheet. Browsers don't propagate a frame's color scheme across
 * origins.
 */
function asScheme(css: string, scheme: Scheme): string {
  return css.replace(SCHEME_FEATURE, (_all, asked: string) =>
    asked.toLowerCase() === scheme ? HOLDS : FAILS,
  );
}

/**
 * Evaluates the loop guard's parser only if a script could have a loop, because that takes 40 ms on a slow
 * phone.
 *
 * @returns the function that adds the guard to a script
 */
async function loopGuard(
  scripts: readonly string[],
): Promise<(code: string, guard: string) => string> {
  if (!scripts.some((script) => LOOP.test(script))) return (code) => code;
  return (await import(/* webpackMode: "eager" */ './loopGuard')).guardLoops;
}

function secretName(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(2));
  return `$${Array.from(numbers, (number) => number.toString(36)).join('')}`;
}
