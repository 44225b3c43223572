/**
 * Bundles React Router with `LeanLibraryPlugin` and prints webpack's error messages as JSON. Runs as a
 * separate process, because webpack imports TypeScript loaders, and Jest wouldn't transpile them.
 *
 *   node --import tsx test/build/libraries/bundleLibrary.ts [libraries as JSON]
 */
import path from 'node:path';
import webpack from 'webpack';
import {
  LeanLibraryPlugin,
  type LeanLibrary,
} from '../../../src/build/libraries/LeanLibraryPlugin';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const libraries = process.argv[2] ? (JSON.parse(process.argv[2]) as LeanLibrary[]) : undefined;

webpack({
  context: ROOT,
  mode: 'none',
  entry: 'react-router-dom',
  externals: [/^react(?:-dom)?(?:\/|$)/],
  output: { path: path.join(ROOT, '.build/lean-library') },
  plugins: [new LeanLibraryPlugin(libraries)],
}).run((error, stats) => {
  if (error) throw error;
  process.stdout.write(JSON.stringify(stats?.compilation.errors.map(({ message }) => message)));
});
