import type { ReactNode } from 'react';

/** Style sheet with the element defaults: none, because prerendered documents already include it. */
export const baseline: ReactNode = undefined;
