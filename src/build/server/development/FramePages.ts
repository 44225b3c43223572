import { readFile } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Compiler, type Configuration, type Watching } from 'webpack';
import type { BuildSettings } from '../../settings';
import { previewConfig } from '../../webpack/previewConfig';
import { pythonConfig, runnerConfig } from '../../webpack/runnerConfig';

const FRAMES: Readonly<Record<string, (settings: BuildSettings) => Configuration>> = {
  'runner.html': runnerConfig,
  'preview.html': previewConfig,
  'runner-python.html': pythonConfig,
};

interface Watched {
  compiler: Compiler;
  watching: Watching | undefined;
  /** The current build, or the last one if none is running. */
  built: Promise<void>;
}

/**
 * Builds the pages for the frames that run readers' code. Starts building at the first request, and rebuilds
 * the pages after changes.
 */
export class FramePages {
  readonly #settings: BuildSettings;
  readonly #watched = new Map<string, Watched>();

  /** @param settings - the build's settings, with the folder for the pages */
  constructor(settings: BuildSettings) {
    this.#settings = settings;
  }

  /**
   * Returns a frame's page once it's built.
   *
   * @param file - path within the site
   * @returns the HTML; `null` if the file isn't a frame's page
   * @throws an error with webpack's messages if the build fails
   */
  async read(file: string): Promise<string | null> {
    const configOf = Object.hasOwn(FRAMES, file) ? FRAMES[file] : undefined;
    if (!configOf) return null;
    const watched = this.#watched.get(file) ?? watch(configOf(this.#settings));
    this.#watched.set(file, watched);
    await watched.built;
    return readFile(path.join(this.#settings.outDir, file), 'utf8');
  }

  async stop(): Promise<void> {
    await Promise.all(
      [...this.#watched.values()].map(
        ({ compiler }) => new Promise<void>((resolve) => compiler.close(() => resolve())),
      ),
    );
  }
}

function watch(config: Configuration): Watched {
  const compiler = webpack({
    ...config,
    mode: 'development',
    optimization: { ...config.optimization, minimize: false },
    stats: 'none',
  });
  let finish = (): void => undefined;
  let fail: (error: Error) => void = () => undefined;
  const watched: Watched = { compiler, watching: undefined, built: begin() };
  compiler.hooks.invalid.tap('FramePages', () => {
    watched.built = begin();
  });
  watched.watching = compiler.watch({}, (error, stats) => {
    if (error) fail(error);
    else if (stats?.hasErrors()) fail(new Error(stats.toString('errors-only')));
    else finish();
  });
  return watched;

  function begin(): Promise<void> {
    const built = new Promise<void>((resolve, reject) => {
      finish = resolve;
      fail = reject;
    });
    // Prevents an unhandled rejection; `read` reports the error.
    built.catch(() => undefined);
    return built;
  }
}
