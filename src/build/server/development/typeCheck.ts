import path from 'node:path';
import ForkTsCheckerWebpackPlugin from 'fork-ts-checker-webpack-plugin';
import webpack, { type Compiler } from 'webpack';
import type { Problem } from '../../../boot/development/devMessages';

const SILENT = { log: () => undefined, error: () => undefined };

/**
 * Checks types in a process of its own, now and after each change. On a compiler that compiles nothing: the plugin has its
 * compiler wait for it, and the page should not.
 *
 * @param root - the project's folder
 * @param report - told of all errors after each check
 * @returns what ends it
 */
export function startTypeCheck(
  root: string,
  report: (problems: Problem[]) => void,
): Pick<Compiler, 'close'> {
  const compiler = webpack({
    context: root,
    mode: 'development',
    entry: {},
    output: { path: path.join(root, '.build/dev/types') },
    plugins: [
      new ForkTsCheckerWebpackPlugin({
        async: true,
        logger: SILENT,
        typescript: { typescriptPath: path.join(import.meta.dirname, 'backgroundTypeScript.cjs') },
      }),
    ],
    infrastructureLogging: { level: 'error' },
  });
  const { issues } = ForkTsCheckerWebpackPlugin.getCompilerHooks(compiler);
  issues.tap('typeCheck', (found) => {
    report(
      found.map(({ file = 'tsconfig.json', location, message, code }) => ({
        file: path.relative(root, file),
        line: location?.start.line,
        reason: `${code}: ${message}`,
      })),
    );
    return found;
  });
  compiler.watch({}, () => undefined);
  return compiler;
}
