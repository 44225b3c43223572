import type { Route } from './routes';

/** Pages that are not the school's own; the build takes another file instead of this one when `EXTRA_ROUTES_FILE` names it. */
export const EXTRA_ROUTES: readonly Route[] = [];
