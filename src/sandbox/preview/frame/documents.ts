/** Makes the documents of the preview: frames within the frame, each with an origin of its own. */
import {
  TASK_LIMIT,
  type Box,
  type UserEvent,
  type DocumentCommand,
  type DocumentMessage,
  type PreviewEvent,
  type PreviewFiles,
  type Scheme,
  type Seen,
} from '../protocol';
import { readDocumentMessage } from './readDocument';
import { documentText } from './srcdoc';

/** Scripts, and forms that tell of being sent; what they would send, the policy stops. */
const SANDBOX = 'allow-scripts allow-forms';

/** Time for an answer, in milliseconds: more than a script may take. */
const ANSWER_LIMIT = 2 * TASK_LIMIT;

export interface DocumentOptions {
  files: PreviewFiles;
  scheme: Scheme;
  isChecked: boolean;
  onEvent: (event: PreviewEvent) => void;
  /** Where the element is that is pointed at, whenever that changes. */
  onFound?: (box: Box | null) => void;
  /** It went to another address. */
  onLeave?: () => void;
}

/** A document that is there. */
export interface PreviewDocument {
  frame: HTMLIFrameElement;
  look: (properties: string[]) => Promise<Seen>;
  act: (userEvent: UserEvent) => Promise<void>;
  find: (path: number[] | null) => void;
  remove: () => void;
}

/**
 * Opens a document; it is hidden until its class says otherwise.
 *
 * @returns the document, once it is loaded
 */
export async function openDocument(options: DocumentOptions): Promise<PreviewDocument> {
  const kit = document.getElementById('kit')?.textContent ?? '';
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', SANDBOX);
  frame.title = 'The page';
  frame.srcdoc = documentText(options.files, options.scheme, options.isChecked, kit);
  const waiting: ((message: DocumentMessage) => void)[] = [];
  let port: MessagePort | undefined;

  function receive(data: unknown): void {
    const message = readDocumentMessage(data);
    if (message?.kind === 'event') options.onEvent(message.event);
    else if (message?.kind === 'found') options.onFound?.(message.box);
    else if (message) waiting.shift()?.(message);
  }

  /** The kit speaks first, before any code of the reader's; whatever comes later is not listened to. */
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
      window.setTimeout(() => reject(new Error("The page didn't respond")), ANSWER_LIMIT);
      port?.postMessage(command);
    });
  }

  const isThere = Promise.all([connected(), loaded()]);
  document.body.append(frame);
  await isThere;
  frame.addEventListener('load', () => options.onLeave?.(), { once: true });
  return {
    frame,
    look: async (properties) => {
      const answer = await ask({ kind: 'look', properties });
      if (answer.kind !== 'seen') throw new Error("The page didn't respond");
      return answer.seen;
    },
    act: async (userEvent) => void (await ask({ kind: 'do', userEvent })),
    find: (path) => port?.postMessage({ kind: 'find', path } satisfies DocumentCommand),
    remove: () => frame.remove(),
  };
}
