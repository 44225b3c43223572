import type { Tab } from './Tab';

/** Keeps the text of what the page hands to the visitor as a file from now on: drivers cannot look into downloads. */
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
