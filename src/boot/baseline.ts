import type { ReactNode } from 'react';

/** Default element styles for the app to render: none, because prerendered documents already include them. */
export const baseline: ReactNode = undefined;
