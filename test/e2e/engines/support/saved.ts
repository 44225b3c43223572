import type { Tab } from './Tab';

/**
 * Captures the text of files that the page saves, since the browser drivers can't read downloads.
 *
 * @returns a function that returns the last file's text, or ''
 */
export async function watchSavedFiles(tab: Tab): Promise<() => Promise<string>> {
  await tab.run(() => {
    const original = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (file: Blob | MediaSource) => {
      if (file instanceof Blob)
        void file.text().then((text) => (document.body.dataset['saved'] = text));
      return original(file);
    };
  });
  return () => tab.run(() => document.body.dataset['saved'] ?? '');
}
