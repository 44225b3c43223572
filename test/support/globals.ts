import { TextDecoder, TextEncoder } from 'node:util';

// React Router needs these globals on import, but jsdom lacks them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
