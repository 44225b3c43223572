import path from 'node:path';
import type { RuleSetRule } from 'webpack';

const SRC = path.resolve(import.meta.dirname, '..');
const ROUTER = path.resolve(SRC, '../node_modules/react-router');

/** React Router's own production build; its package names the one for development alone. */
export const PRODUCTION_ALIASES = {
  'react-router$': path.join(ROUTER, 'dist/production/index.mjs'),
  'react-router/dom$': path.join(ROUTER, 'dist/production/dom-export.mjs'),
};

/** The router is one large module, of which the site uses a third. */
export const PURE_CALLS: RuleSetRule = {
  include: ROUTER,
  loader: path.join(SRC, 'build/pureCallsLoader.ts'),
};
