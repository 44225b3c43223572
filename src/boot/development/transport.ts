/**
 * WebSocket transport for webpack's development client that also dispatches the site's own messages. The client
 * ignores unknown message types, and a second socket would need its own reconnect logic.
 */
import type { DevMessages } from './devMessages';

const target = new EventTarget();

/** Calls `listener` with the data from every message of the given type. */
export function onMessage<T extends keyof DevMessages>(
  type: T,
  listener: (data: DevMessages[T]) => void,
): void {
  target.addEventListener(type, (event) => {
    listener((event as CustomEvent<DevMessages[T]>).detail);
  });
}

/** WebSocket client that webpack-dev-server's `client.webSocketTransport` option expects. */
export default class Transport {
  readonly #socket: WebSocket;

  constructor(url: string) {
    this.#socket = new WebSocket(url);
  }

  onOpen(listener: () => void): void {
    this.#socket.addEventListener('open', listener);
  }

  onClose(listener: () => void): void {
    this.#socket.addEventListener('close', listener);
  }

  onMessage(listener: (text: string) => void): void {
    this.#socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const { type, data: detail } = JSON.parse(data) as { type: string; data: unknown };
      if (type.startsWith('site-')) target.dispatchEvent(new CustomEvent(type, { detail }));
      else listener(data);
    });
  }
}
