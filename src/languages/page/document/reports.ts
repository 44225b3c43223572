/** Reports output and errors from the learner's code, and unsupported features that it uses. */
import { createConsole } from '../../javascript/printing/capture';
import { formatArguments, formatValue } from '../../javascript/printing/format';
import type { RunError } from '../../../sandbox/protocol';
import { thrownValue } from '../../../texts/en/errors/run';
import * as texts from '../../../texts/en/page/document';
import { INERT_FRAME, INERT_VOID } from '../inertHtml';
import type { PreviewEvent } from '../protocol';
import type { Guard } from './guard';
import * as native from './natives';
import { sealClipboard } from './seal';
import { isRunning, withScriptName, SCRIPT_FILE } from './script';

type Report = (event: PreviewEvent) => void;

/** Prefix of the message in an error event. Captures the error's name. */
const PREFIX =
  /^(?:Uncaught )?(?:\(in promise\) )?(\w*Error): (?:Failed to execute '\w+' on '\w+': )?/;

const MAX_NOTICES = 20;

/** Attributes with the address of what an inert element would have loaded. */
const ADDRESSES = ['href', 'src', 'data'] as const;

/** Selects the inert elements that would have loaded something, or looked for its host. */
const INERT = [
  ...['stylesheet', 'icon'].map((rel) => `${INERT_VOID}[href][rel~="${rel}" i]`),
  `${INERT_VOID}[href][rel*="pre" i]`,
  `${INERT_VOID}[src]`,
  `${INERT_FRAME}iframe[src]`,
  `${INERT_FRAME}object[data]`,
].join();

/** Replaces the browser's console with one that prints to the page. */
export function reportConsole(report: Report): void {
  const sink = {
    print: (level: 'log' | 'warn' | 'error', text: string) =>
      report({ kind: 'output', level, text }),
    cut: () => report({ kind: 'notice', text: texts.tooMuchOutput }),
  };
  Object.assign(console, createConsole(sink));
}

/** Reports uncaught errors. */
export function reportErrors(report: Report, guard: Guard): void {
  native.listen(window, 'error', (event: ErrorEvent) => {
    native.preventDefault(event);
    if (guard.isOwn(event.error)) return;
    const isScript = withScriptName(event.filename) === SCRIPT_FILE || isRunning();
    // In code that runs later, such as event handlers, Firefox names the script only in the stack trace.
    const line = isScript && event.lineno > 0 ? event.lineno : lineInStack(event.error);
    report({
      kind: 'error',
      error: {
        ...namedError(event.message, event.error),
        ...(line === undefined ? {} : { line }),
      },
    });
  });
  native.listen(window, 'unhandledrejection', (event: PromiseRejectionEvent) => {
    native.preventDefault(event);
    const reason: unknown = event.reason;
    if (guard.isOwn(reason)) return;
    const line = lineInStack(reason);
    report({
      kind: 'error',
      error: { ...namedError(String(reason), reason), ...(line === undefined ? {} : { line }) },
    });
  });
}

/** Reports the use of features that previews don't support, such as dialogs. */
export function reportMissing(report: Report): void {
  let left = MAX_NOTICES;
  const notice = (text: string): void => {
    left -= 1;
    if (left >= 0) report({ kind: 'notice', text });
  };
  const dialog = (name: string, answer: unknown) => (text?: unknown) => {
    notice(texts.dialog(name, text === undefined ? undefined : formatArguments([text])));
    return answer;
  };
  Object.assign(window, {
    alert: dialog('alert', undefined),
    confirm: dialog('confirm', false),
    prompt: dialog('prompt', null),
    print: dialog('print', undefined),
    open: (address: unknown) => {
      notice(texts.newWindow(formatArguments([address])));
      return null;
    },
  });
  sealClipboard(() => notice(texts.noClipboard));
  native.listen(document, 'DOMContentLoaded', () => {
    const found = native.findAll(document, INERT);
    for (let index = 0; index < native.lengthOf(found); index += 1) {
      const element = native.itemOf(found, index);
      for (const name of ADDRESSES) {
        const address = native.attribute(element, name);
        if (address !== null) notice(texts.notLoaded(address));
      }
    }
  });
  native.listen(document, 'securitypolicyviolation', (event: SecurityPolicyViolationEvent) => {
    notice(texts.notLoaded(asWritten(event.blockedURI)));
  });
}

/** Returns a URL as written in the code, without the frame's base URL. */
function asWritten(address: string): string {
  const folder = new URL('.', document.baseURI).href;
  return address.startsWith(folder) ? address.slice(folder.length) : address;
}

function namedError(message: string, error: unknown): Pick<RunError, 'name' | 'message'> {
  const name = PREFIX.exec(message)?.[1];
  return name === undefined
    ? { name: thrownValue, message: error === undefined ? message : formatValue(error) }
    : { name, message: message.replace(PREFIX, '') };
}

function lineInStack(error: unknown): number | undefined {
  try {
    const stack = error instanceof Error ? withScriptName(String(error.stack)) : '';
    const line = new RegExp(`${SCRIPT_FILE}:(\\d+)`).exec(stack)?.[1];
    return line === undefined ? undefined : Number(line);
  } catch {
    // Reading `stack` can throw if the program has redefined it.
    return undefined;
  }
}
