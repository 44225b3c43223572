import type { ReactNode } from 'react';

/** The defaults of elements, where the page has to bring them: prerendered documents have them. */
export const baseline: ReactNode = undefined;
