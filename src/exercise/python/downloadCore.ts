import type { PythonCore } from '../../languages/python/run/core';
import type { PythonFiles } from './PythonFiles';

type File = PythonFiles['glue'];

/**
 * Downloads Python's files.
 *
 * @param files - where the files are
 * @param onProgress - called with the share that has arrived, from 0 to 1
 * @param signal - aborts the download
 * @param cache - `reload` to bypass the browser's cache, which could keep a broken file for a year
 * @throws if a file can't be fetched, or is broken
 */
export async function downloadCore(
  { glue, interpreter, library }: PythonFiles,
  onProgress: (share: number) => void,
  signal: AbortSignal,
  cache: RequestCache,
): Promise<PythonCore> {
  const total = glue.size + interpreter.size + library.size;
  let received = 0;
  const download = (file: File) =>
    downloadFile(file, { signal, cache }, (bytes) => {
      received += bytes;
      onProgress(received / total);
    });
  const [first, second, third] = await Promise.all([glue, interpreter, library].map(download));
  if (!first || !second || !third) throw new Error('A file is missing.');
  return { glue: first, interpreter: second, library: third };
}

/** Counts decompressed bytes, because browsers don't say how many compressed ones have arrived. */
async function downloadFile(
  { address, size }: File,
  request: RequestInit,
  onBytes: (bytes: number) => void,
): Promise<ArrayBuffer> {
  const response = await fetch(address, request);
  const reader = response.body?.getReader();
  if (!response.ok || !reader) throw new Error(`${address} couldn't be fetched.`);
  const contents = new Uint8Array(size);
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    // Throws if the file is too long.
    contents.set(part.value, length);
    length += part.value.length;
    onBytes(part.value.length);
  }
  if (length !== size) throw new Error(`${address} has ${length} bytes instead of ${size}.`);
  return contents.buffer;
}

/** @returns true if the browser has stored all files for offline use */
export async function isCoreStored(files: PythonFiles): Promise<boolean> {
  try {
    const found = await Promise.all(
      Object.values(files).map(({ address }) => caches.match(address, { ignoreVary: true })),
    );
    return found.every((response) => response !== undefined);
  } catch {
    // The browser blocks caches.
    return false;
  }
}
