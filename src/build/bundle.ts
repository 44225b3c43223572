import webpack, { type Configuration, type Stats } from 'webpack';

/**
 * Runs webpack.
 *
 * @param config - one bundle's configuration
 * @param report - called with the progress, such as `40 % building`
 * @throws an error with webpack's messages if the build fails
 */
export async function bundle(
  config: Configuration,
  report: (text: string) => void = () => undefined,
): Promise<void> {
  const progress = new webpack.ProgressPlugin((share, what) => {
    if (what) report(`${Math.round(share * 100)} % ${what}`);
  });
  const compiler = webpack({ ...config, plugins: [...(config.plugins ?? []), progress] });
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    compiler?.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  // Closing the compiler writes the cache.
  await new Promise<void>((resolve, reject) => {
    compiler?.close((error) => (error ? reject(error) : resolve()));
  });
  if (!stats || stats.hasErrors()) {
    throw new Error(
      stats?.toString({ preset: 'errors-only', colors: false }) ?? 'webpack returned no result',
    );
  }
  if (stats.hasWarnings()) console.warn(stats.toString('errors-warnings'));
}
