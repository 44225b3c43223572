import { TextDecoder, TextEncoder } from 'node:util';

// Missing from jsdom, but react-router needs them on import.
Object.assign(globalThis, { TextDecoder, TextEncoder });
