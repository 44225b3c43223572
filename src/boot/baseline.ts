import type { ReactNode } from 'react';

/** Default element styles for the app to render. None, because prerendered documents include them. */
export const baseline: ReactNode = undefined;
