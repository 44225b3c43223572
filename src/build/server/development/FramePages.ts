import { readFile } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Compiler, type Configuration, type Watching } from 'webpack';
import { previewConfig } from '../../webpack/previewConfig';
import { runnerConfig } from '../../webpack/runnerConfig';

const FRAMES: Readonly<Record<string, (folder: string) => Configuration>> = {
  'runner.html': runnerConfig,
  'preview.html': previewConfig,
};

interface Watched {
  compiler: Compiler;
  watching: Watching | undefined;
  /** The last build, or the current one. */
  built: Promise<void>;
}

/** The pages of the frames that run readers' code: each is built when it is first asked for, and follows changes then. */
export class FramePages {
  readonly #folder: string;
  readonly #watched = new Map<string, Watched>();

  /** @param folder - where the pages are written */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * @param file - an address within the site
   * @returns the page; `null` if it is none of a frame
   * @throws an error with what webpack says if it cannot be built
   */
  async read(file: string): Promise<string | null> {
    const configOf = Object.hasOwn(FRAMES, file) ? FRAMES[file] : undefined;
    if (!configOf) return null;
    const watched = this.#watched.get(file) ?? watch(configOf(this.#folder));
    this.#watched.set(file, watched);
    await watched.built;
    return readFile(path.join(this.#folder, file), 'utf8');
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
    // The request that waits for the page reports a failure.
    built.catch(() => undefined);
    return built;
  }
}
