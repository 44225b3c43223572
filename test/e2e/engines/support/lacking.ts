/** Scripts that take a feature from a browser, as old or strict ones and embedded ones lack it. */
export const WITHOUT_STORAGE: Readonly<Record<string, () => void>> = {
  'localStorage, which throws': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  },
  'localStorage, which is null': () => {
    Object.defineProperty(window, 'localStorage', { value: null });
  },
};

/** Scripts that take other features away. */
export const WITHOUT_FEATURE: Readonly<Record<string, () => void>> = {
  Worker: () => {
    Reflect.deleteProperty(window, 'Worker');
  },
  OffscreenCanvas: () => {
    Reflect.deleteProperty(window, 'OffscreenCanvas');
    Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
  },
  indexedDB: () => {
    Reflect.deleteProperty(window, 'indexedDB');
  },
  caches: () => {
    Reflect.deleteProperty(window, 'caches');
  },
  serviceWorker: () => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  },
};
