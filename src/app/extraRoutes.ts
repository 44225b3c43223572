import type { Route } from './routes';

/** Additional routes. The build replaces this module with the one in `EXTRA_ROUTES_FILE`, if it's set. */
export const EXTRA_ROUTES: readonly Route[] = [];
