/** Fakes `MessageChannel` so that the test decides when messages arrive. */
export function stageChannels() {
  let due: (() => void)[] = [];

  class FakeChannel {
    port1: { onmessage: (() => void) | null; close: () => void };
    port2 = { postMessage: () => due.push(() => this.port1.onmessage?.()) };
    constructor() {
      this.port1 = { onmessage: null, close: () => (this.port1.onmessage = null) };
    }
  }

  return {
    MessageChannel: FakeChannel,
    deliver() {
      const messages = due;
      due = [];
      for (const deliver of messages) deliver();
    },
  };
}
