import path from 'node:path';
import ForkTsCheckerWebpackPlugin from 'fork-ts-checker-webpack-plugin';
import webpack, { type Compiler } from 'webpack';
import type { Problem } from '../../../boot/development/devMessages';

const SILENT = { log: () => undefined, error: () => undefined };

/**
 * Checks types in a separate process, now and after each change. Uses an extra compiler without entries,
 * because `ForkTsCheckerWebpackPlugin` makes its compiler wait for the check. In the main compiler, that
 * would delay page updates.
 *
 * @param root - project root
 * @param report - called with all type errors after each check
 * @returns the compiler; close it to stop checking
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
  issues.tap('typeCheck', (typeErrors) => {
    report(
      typeErrors.map(({ file = 'tsconfig.json', location, message, code }) => ({
        file: path.relative(root, file),
        line: location?.start.line,
        reason: `${code}: ${message}`,
      })),
    );
    return typeErrors;
  });
  compiler.watch({}, () => undefined);
  return compiler;
}
