import { TextDecoder, TextEncoder } from 'node:util';

// jsdom has neither, and react-router reads them when it is loaded.
Object.assign(globalThis, { TextDecoder, TextEncoder });
