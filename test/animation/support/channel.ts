/** A message channel whose messages wait until the test delivers them, as the browser's wait until it has painted. */
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
    /** Delivers what was posted. */
    deliver() {
      const messages = due;
      due = [];
      for (const tell of messages) tell();
    },
  };
}
