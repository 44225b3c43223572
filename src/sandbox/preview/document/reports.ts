/** Tells the frame what the reader's code prints, where it fails, and what it asks for in vain. */
import { createConsole } from '../../capture';
import { formatArguments, formatValue } from '../../format';
import type { RunError } from '../../protocol';
import type { PreviewEvent } from '../protocol';
import type { Guard } from './guard';
import * as native from './natives';
import { isRunning, namingScript, SCRIPT_FILE } from './script';

type Tell = (event: PreviewEvent) => void;

/** What an error event says before the message itself. */
const PREFIX =
  /^(?:Uncaught )?(?:\(in promise\) )?(\w*Error): (?:Failed to execute '\w+' on '\w+': )?/;

const MAX_NOTICES = 20;

/** Replaces the browser's console by one that prints to the page. */
export function reportConsole(tell: Tell): void {
  const sink = {
    print: (level: 'log' | 'warn' | 'error', text: string) => tell({ kind: 'output', level, text }),
    cut: () => tell({ kind: 'notice', text: 'There was too much output to show.' }),
  };
  Object.assign(console, createConsole(sink));
}

/** Tells of errors that nothing catches. */
export function reportErrors(tell: Tell, guard: Guard): void {
  native.listen(window, 'error', (event: ErrorEvent) => {
    native.preventDefault(event);
    if (guard.isOwn(event.error)) return;
    const isScript = namingScript(event.filename) === SCRIPT_FILE || isRunning();
    // Firefox names the script in the trace alone, once its first run is over.
    const line = isScript && event.lineno > 0 ? event.lineno : lineInStack(event.error);
    tell({
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
    tell({
      kind: 'error',
      error: { ...namedError(String(reason), reason), ...(line === undefined ? {} : { line }) },
    });
  });
}

/** Says so when the code asks for what a preview has not. */
export function reportMissing(tell: Tell): void {
  let left = MAX_NOTICES;
  const notice = (text: string): void => {
    left -= 1;
    if (left >= 0) tell({ kind: 'notice', text });
  };
  const dialog = (name: string, answer: unknown) => (text?: unknown) => {
    const said = text === undefined ? '' : `: ${formatArguments([text])}`;
    notice(`Previews can't open dialogs. \`${name}\` would show one${said}`);
    return answer;
  };
  Object.assign(window, {
    alert: dialog('alert', undefined),
    confirm: dialog('confirm', false),
    prompt: dialog('prompt', null),
    print: dialog('print', undefined),
    open: (address: unknown) => {
      notice(`The script would open \`${formatArguments([address])}\` in a new window.`);
      return null;
    },
  });
  native.listen(document, 'securitypolicyviolation', (event: SecurityPolicyViolationEvent) => {
    notice(`Previews have no network access: \`${asWritten(event.blockedURI)}\` wasn't loaded.`);
  });
}

/** Names a file next to the page as the code does: the address of the frame around it means nothing to the reader. */
function asWritten(address: string): string {
  const folder = new URL('.', document.baseURI).href;
  return address.startsWith(folder) ? address.slice(folder.length) : address;
}

function namedError(message: string, error: unknown): Pick<RunError, 'name' | 'message'> {
  const name = PREFIX.exec(message)?.[1];
  return name === undefined
    ? { name: 'Thrown value', message: error === undefined ? message : formatValue(error) }
    : { name, message: message.replace(PREFIX, '') };
}

function lineInStack(error: unknown): number | undefined {
  try {
    const stack = error instanceof Error ? namingScript(String(error.stack)) : '';
    const line = new RegExp(`${SCRIPT_FILE}:(\\d+)`).exec(stack)?.[1];
    return line === undefined ? undefined : Number(line);
  } catch {
    // A program has made its trace throw.
    return undefined;
  }
}
