/** Fakes of the browser's recorder and microphone, which jsdom lacks. */

/** How long a recorder takes to hand over its last chunk, in ms: longer than it takes to read the database. */
const STOPPING = 50;

/** All recorders of the test, oldest first. */
export const recorders: FakeRecorder[] = [];

export class FakeRecorder extends EventTarget {
  static isTypeSupported = (type: string) => type.startsWith('audio/webm');

  state: RecordingState = 'inactive';
  mimeType = 'audio/webm;codecs=opus';
  ondataavailable: ((event: { data: unknown }) => void) | null = null;

  constructor() {
    super();
    recorders.push(this);
  }

  start() {
    this.state = 'recording';
  }

  pause() {
    this.state = 'paused';
  }

  resume() {
    this.state = 'recording';
  }

  /** Hands over a chunk, as browsers do every few seconds. */
  give(text: string) {
    const { buffer } = new Uint8Array([...text].map((letter) => letter.charCodeAt(0)));
    // jsdom's blobs have no `arrayBuffer` method.
    const data = { size: text.length, arrayBuffer: () => Promise.resolve(buffer) };
    this.ondataavailable?.({ data });
  }

  /** Hands over the last chunk, then fires the event, both later. */
  stop() {
    this.state = 'inactive';
    setTimeout(() => {
      this.give('!');
      this.dispatchEvent(new Event('stop'));
    }, STOPPING);
  }
}

/** Adds a microphone to the browser. Returns the function that asks for it, and the stream's track. */
export function addMicrophone() {
  const track = { stop: jest.fn(), onended: null as (() => void) | null };
  const ask = jest.fn(() => Promise.resolve({ getTracks: () => [track] }));
  recorders.length = 0;
  Object.assign(globalThis, { MediaRecorder: FakeRecorder });
  Object.assign(navigator, { mediaDevices: { getUserMedia: ask } });
  return { ask, track };
}

/** Makes the browser one that can't record. */
export function removeMicrophone() {
  Reflect.deleteProperty(globalThis, 'MediaRecorder');
  Reflect.deleteProperty(navigator, 'mediaDevices');
}
