import type { PythonCore } from '../../languages/python/run/core';

/** Where Python's files are on the site, and their sizes in bytes once they're decompressed. */
export type PythonFiles = Readonly<Record<keyof PythonCore, { address: string; size: number }>>;
