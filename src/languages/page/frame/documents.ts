/** Opens the preview's documents in nested iframes, each with its own opaque origin. */
import type { TraceOptions } from '../../../sandbox/trace';
import * as texts from '../../../texts/en/page/frame';
import {
  TASK_LIMIT,
  type Box,
  type UserEvent,
  type DocumentCommand,
  type DocumentMessage,
  type PreviewEvent,
  type PreviewFiles,
  type Rendering,
  type Seen,
} from '../protocol';
import { readDocumentMessage } from './readDocument';
import { documentText } from './srcdoc';

/** Lets scripts run and forms fire their submit event. The CSP blocks the submission itself. */
const SANDBOX = 'allow-scripts allow-forms';

/** Time limit for a response, in ms. Longer than the time limit for a script, and for one that's recorded. */
const ANSWER_LIMIT = 2 * TASK_LIMIT;
const RECORDING_LIMIT = 4 * TASK_LIMIT;

export interface DocumentOptions {
  files: PreviewFiles;
  rendering: Rendering;
  isChecked: boolean;
  /** What to record of the script. */
  trace?: TraceOptions;
  onEvent: (event: PreviewEvent) => void;
  /** Receives the box of the outlined element whenever it changes. */
  onFound?: (box: Box | null) => void;
  /** Called when the document navigates away. */
  onLeave?: () => void;
}

/** A loaded document. */
export interface PreviewDocument {
  frame: HTMLIFrameElement;
  look: (properties: string[]) => Promise<Seen>;
  act: (userEvent: UserEvent) => Promise<void>;
  find: (path: number[] | null) => void;
  remove: () => void;
}

/**
 * Opens a document. The frame is hidden until it gets the class `shown`.
 *
 * @returns the document, once it has loaded
 */
export async function openDocument(options: DocumentOptions): Promise<PreviewDocument> {
  const { files, rendering, isChecked, trace } = options;
  const kit = document.getElementById('kit')?.textContent ?? '';
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', SANDBOX);
  frame.title = texts.page;
  frame.srcdoc = await documentText(files, rendering, isChecked, kit, trace);
  const waiting: ((message: DocumentMessage) => void)[] = [];
  let port: MessagePort | undefined;

  function receive(data: unknown): void {
    const message = readDocumentMessage(data);
    if (message?.kind === 'event') options.onEvent(message.event);
    else if (message?.kind === 'found') options.onFound?.(message.box);
    else if (message) waiting.shift()?.(message);
  }

  /**
   * Waits for the message port from the kit, the frame's own script. The kit sends the port before any of the
   * learner's code runs; later messages are ignored.
   */
  function connected(): Promise<void> {
    return new Promise((resolve) => {
      function connect({ source, ports: [first] }: MessageEvent): void {
        if (source !== frame.contentWindow || first === undefined) return;
        window.removeEventListener('message', connect);
        port = first;
        port.onmessage = ({ data }) => receive(data);
        resolve();
      }
      window.addEventListener('message', connect);
    });
  }

  function loaded(): Promise<void> {
    return new Promise((resolve) => {
      frame.addEventListener('load', () => resolve(), { once: true });
    });
  }

  function ask(command: DocumentCommand): Promise<DocumentMessage> {
    return new Promise((resolve, reject) => {
      waiting.push(resolve);
      const limit = trace ? RECORDING_LIMIT : ANSWER_LIMIT;
      window.setTimeout(() => reject(new Error(texts.noResponse)), limit);
      port?.postMessage(command);
    });
  }

  const ready = Promise.all([connected(), loaded()]);
  document.body.append(frame);
  await ready;
  frame.addEventListener('load', () => options.onLeave?.(), { once: true });
  return {
    frame,
    look: async (properties) => {
      const answer = await ask({ kind: 'look', properties });
      if (answer.kind !== 'seen') throw new Error(texts.noResponse);
      return answer.seen;
    },
    act: async (userEvent) => void (await ask({ kind: 'do', userEvent })),
    find: (path) => port?.postMessage({ kind: 'find', path } satisfies DocumentCommand),
    remove: () => frame.remove(),
  };
}
