/** Voice recordings in IndexedDB. They're never exported, and nothing sends them anywhere. */
import { clear, createStore, delMany, getMany, keys, setMany } from 'idb-keyval';
import { storageKey } from '../../../progress/entries/storageKeys';

/** One uninterrupted recording of a task. Times are in ms since 1970. */
export interface Take {
  /** Start of the interview. */
  session: number;
  /** The problem's id. */
  task: string;
  startedAt: number;
  /** Media type. */
  type: string;
  /** Number of stored chunks, and their size together. */
  chunks: number;
  bytes: number;
}

/** The database's name. Other sites can share the origin. */
export const VOICE_DATABASE = storageKey('voice');

const database = createStore(VOICE_DATABASE, 'takes');

/**
 * Keys are arrays: `[session, take]` for a take, and `[session, take, index]` for a chunk. Chunks are buffers,
 * because Safari's private windows can't store blobs.
 */
type TakeKey = [session: number, startedAt: number];

let saving: Promise<unknown> = Promise.resolve();

/**
 * Stores the next chunk of a take, and counts it there.
 *
 * @throws rejects if storage is blocked or full
 */
export function saveChunk(take: Take, chunk: Blob): Promise<void> {
  const done = saving.then(async () => {
    const buffer = await chunk.arrayBuffer();
    const key = keyOf(take);
    const { chunks, bytes } = take;
    const next = { ...take, chunks: chunks + 1, bytes: bytes + buffer.byteLength };
    await setMany(
      [
        [key, next],
        [[...key, chunks], buffer],
      ],
      database,
    );
    Object.assign(take, next);
  });
  saving = done.catch(() => undefined);
  return done;
}

/** Makes readers wait for something: the last chunk of a recording that's ending. */
export function saveAfter(event: Promise<unknown>): void {
  saving = saving.then(() => event);
}

/**
 * Returns the takes of an interview, oldest first, once everything that was recorded is saved.
 *
 * @throws rejects if storage is blocked
 */
export async function takesOf(session: number): Promise<Take[]> {
  for (let last; last !== saving;) {
    last = saving;
    await last;
  }
  return (await allTakes()).filter((take) => take.session === session);
}

async function allTakes(): Promise<Take[]> {
  if (!(await hasDatabase())) return [];
  const takeKeys = (await keys<IDBValidKey[]>(database)).filter(({ length }) => length === 2);
  const takes = await getMany<Take>(takeKeys, database);
  return takes.filter((take) => take !== undefined);
}

/** @throws rejects if storage is blocked */
export async function readTake(take: Take): Promise<Blob> {
  const key = keyOf(take);
  const chunkKeys = Array.from({ length: take.chunks }, (_, index) => [...key, index]);
  const chunks = await getMany<ArrayBuffer>(chunkKeys, database);
  return new Blob(
    chunks.filter((chunk) => chunk !== undefined),
    { type: take.type },
  );
}

/** Returns the number of recorded interviews, and the size of all recordings. Never rejects. */
export async function countRecordings(): Promise<{ count: number; bytes: number }> {
  const takes = await allTakes().catch(() => []);
  return {
    count: new Set(takes.map(({ session }) => session)).size,
    bytes: takes.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/**
 * Deletes recordings.
 *
 * @param isGone - returns true if an interview's recordings are to be deleted
 * @throws rejects if storage is blocked
 */
export async function deleteTakes(isGone: (session: number) => boolean): Promise<void> {
  if (!(await hasDatabase())) return;
  const all = await keys<[session: number]>(database);
  const gone = all.filter(([session]) => isGone(session));
  await delMany(gone, database);
}

/** Deletes all recordings. Never rejects. */
export async function deleteRecordings(): Promise<void> {
  try {
    if (await hasDatabase()) await clear(database);
  } catch {
    // The browser blocks IndexedDB, so there are no recordings.
  }
}

/** Opening a missing database would create it. */
async function hasDatabase(): Promise<boolean> {
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name === VOICE_DATABASE);
}

function keyOf({ session, startedAt }: Take): TakeKey {
  return [session, startedAt];
}
