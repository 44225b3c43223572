import path from 'node:path';
import webpack, { type RuleSetRule } from 'webpack';

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

/** @returns plugins that leave out what MUI brings along and the site never shows; for server and client alike */
export function withoutUnusedParts(): webpack.WebpackPluginInstance[] {
  return [
    replace(/(?:^|\/)defaultTheme\.mjs$/, 'noDefaultTheme.ts'),
    replace(/(?:^|\/)TouchRipple\.mjs$/, 'noRipple.ts'),
    replace(/(?:^|\/)CircularProgress\/index\.mjs$/, 'noLoadingIndicator.ts'),
  ];
}

/** @returns plugins that leave out what the build has done already, for a client whose documents are all prerendered */
export function withoutPrerendered(): webpack.WebpackPluginInstance[] {
  return [
    replace(/^@mui\/material\/CssBaseline$/, 'noElementDefaults.ts'),
    new webpack.NormalModuleReplacementPlugin(/^\.\/createTheme\.mjs$/, (data) => {
      // The provider makes a theme where it is given none; other files of that name are needed.
      if (!data.contextInfo.issuer.endsWith('ThemeProviderWithVars.mjs')) return;
      data.request = path.join(SRC, 'theme/noDefaultTheme.ts');
    }),
  ];
}

function replace(request: RegExp, file: string) {
  return new webpack.NormalModuleReplacementPlugin(request, path.join(SRC, 'theme', file));
}
