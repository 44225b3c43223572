import { createRequire } from 'node:module';
import path from 'node:path';
import type { Theme } from '@mui/material/styles';
import webpack, { type Configuration } from 'webpack';
import { themeValues } from './themeValues';

const require = createRequire(import.meta.url);

/**
 * Webpack's configuration of the theme as a bundle of its own, which the build runs to get the theme ready for the client.
 *
 * @param shared - how modules are found and read, the same as for server and client
 * @param outDir - folder for the bundle
 */
export function themeConfig(shared: Configuration, outDir: string): Configuration {
  return {
    ...shared,
    name: 'theme',
    target: 'node20',
    entry: { theme: './src/theme/theme.ts' },
    output: { path: outDir, filename: '[name].cjs', library: { type: 'commonjs2' } },
    optimization: { minimize: false },
    devtool: false,
  };
}

/**
 * Puts the values of the theme in place of `THEME_VALUES`.
 *
 * @param outDir - folder of the theme's bundle, which must stand when this plugin's compiler runs
 */
export function defineThemeValues(outDir: string): webpack.DefinePlugin {
  const file = path.join(outDir, 'theme.cjs');
  return new webpack.DefinePlugin({
    THEME_VALUES: webpack.DefinePlugin.runtimeValue(() => {
      const { theme } = require(file) as { theme: Theme };
      // A string is parsed faster than an object literal of this size.
      return `JSON.parse(${JSON.stringify(JSON.stringify(themeValues(theme)))})`;
    }, true),
  });
}
