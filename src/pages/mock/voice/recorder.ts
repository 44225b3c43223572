import { recordingType } from './canRecord';
import { saveAfter, saveChunk, type Take } from './takes';

/** Interval between chunks, in ms: a reload loses at most this much. */
const CHUNK = 3_000;

/** Enough for speech, and 4 kB a second. */
const BITS_PER_SECOND = 32_000;

/** Why nothing is being recorded. */
export type VoiceProblem = 'refused' | 'noMicrophone' | 'stopped' | 'notSaved';

export type VoiceState = 'idle' | 'asking' | 'recording' | 'paused' | VoiceProblem;

export interface VoiceRecorder {
  state: () => VoiceState;
  subscribe: (listener: () => void) => () => void;
  /** Asks for the microphone, and records. */
  start: () => Promise<void>;
  /** Continues with another task, in a take of its own. */
  turnTo: (task: string) => void;
  pause: () => void;
  resume: () => void;
  /** Saves what was recorded, and turns the microphone off. */
  end: () => void;
}

/**
 * Creates a recorder for an interview. It's idle until `start`.
 *
 * @param session - start of the interview
 * @param firstTask - id of the problem that's shown
 */
export function createRecorder(session: number, firstTask: string): VoiceRecorder {
  const listeners = new Set<() => void>();
  let state: VoiceState = 'idle';
  let task = firstTask;
  let stream: MediaStream | null = null;
  let recorder: MediaRecorder | null = null;
  /** Changes with each start and end, so that a late answer of the browser isn't used. */
  let run = 0;

  function set(next: VoiceState) {
    state = next;
    listeners.forEach((listener) => listener());
  }

  async function start() {
    run += 1;
    const own = run;
    set('asking');
    try {
      const granted = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (own !== run) {
        turnOff(granted);
        return;
      }
      stream = granted;
      for (const track of granted.getTracks()) track.onended = () => stopWith('stopped');
    } catch (error) {
      if (own === run) stopWith(problemIn(error));
      return;
    }
    record();
  }

  function record() {
    if (!stream) return;
    try {
      recorder = startTake(stream);
      set('recording');
    } catch {
      stopWith('stopped');
    }
  }

  function startTake(input: MediaStream): MediaRecorder {
    const type = recordingType();
    const own = new MediaRecorder(input, {
      audioBitsPerSecond: BITS_PER_SECOND,
      ...(type === undefined ? {} : { mimeType: type }),
    });
    const startedAt = Date.now();
    const take: Take = { session, task, startedAt, type: own.mimeType, chunks: 0, bytes: 0 };
    own.ondataavailable = ({ data }) => {
      if (data.size > 0) saveChunk(take, data).catch(() => stopWith('notSaved'));
    };
    own.onerror = () => stopWith('stopped');
    own.start(CHUNK);
    return own;
  }

  function finishTake() {
    const own = recorder;
    recorder = null;
    if (!own || own.state === 'inactive') return;
    saveAfter(new Promise((resolve) => own.addEventListener('stop', resolve)));
    own.stop();
  }

  function stopWith(next: VoiceState) {
    run += 1;
    finishTake();
    if (stream) turnOff(stream);
    stream = null;
    set(next);
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    turnTo(next) {
      if (next === task) return;
      task = next;
      finishTake();
      if (state === 'recording') record();
    },
    pause() {
      recorder?.pause();
      set('paused');
    },
    resume() {
      if (!recorder) {
        record();
        return;
      }
      recorder.resume();
      set('recording');
    },
    end: () => stopWith('idle'),
  };
}

function turnOff(stream: MediaStream) {
  for (const track of stream.getTracks()) {
    track.onended = null;
    track.stop();
  }
}

/** @param error - what `getUserMedia` rejected with */
function problemIn(error: unknown): VoiceProblem {
  const { name } = Object(error) as { name?: string };
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' ? 'noMicrophone' : 'stopped';
}
