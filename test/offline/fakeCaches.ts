/** The fake caches' contents: response bodies by cache name and URL. */
export type StoredCaches = Map<string, Map<string, string>>;

/**
 * Replaces `caches` with a fake that has only the methods the worker's code needs.
 *
 * @returns the fake's contents, initially empty
 */
export function fakeCaches(): StoredCaches {
  const stored: StoredCaches = new Map();
  const open = (name: string) => {
    const entries = stored.get(name) ?? new Map<string, string>();
    stored.set(name, entries);
    return Promise.resolve({
      keys: () => Promise.resolve([...entries.keys()].map((url) => ({ url }))),
      match: ({ url }: { url: string }) =>
        Promise.resolve({
          headers: new Headers(),
          arrayBuffer: () => Promise.resolve(new TextEncoder().encode(entries.get(url)).buffer),
        }),
      delete: ({ url }: { url: string }) => Promise.resolve(entries.delete(url)),
    });
  };
  Object.assign(globalThis, {
    caches: {
      open,
      keys: () => Promise.resolve([...stored.keys()]),
      delete: (name: string) => Promise.resolve(stored.delete(name)),
      match: () => Promise.resolve(undefined),
    },
  });
  return stored;
}
