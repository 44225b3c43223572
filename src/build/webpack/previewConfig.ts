/**
 * Builds `preview.html`, the document in the iframe that runs the readers' own web pages. It's a single file
 * that includes its scripts.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Compiler, Configuration } from 'webpack';
import { previewPage } from '../documents/previewPage';
import type { BuildSettings } from '../settings';
import { runnerConfig } from './runnerConfig';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FRAME = 'preview-frame.js';
const KIT = 'preview-kit.js';

/**
 * Returns the webpack configuration for the preview page.
 *
 * @param settings - the build's settings
 */
export function previewConfig(settings: BuildSettings): Configuration {
  const runner = runnerConfig(settings);
  return {
    ...runner,
    name: 'preview',
    entry: {
      'preview-frame': path.join(ROOT, 'src/languages/page/frame/host.ts'),
      'preview-kit': path.join(ROOT, 'src/languages/page/document/kit.ts'),
    },
    resolve: { ...runner.resolve, extensions: ['.ts', '.mjs', '.js'] },
    plugins: [new PreviewPlugin()],
  };
}

/** Inlines the two scripts into the page and removes their files. */
class PreviewPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PreviewPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
      compilation.hooks.processAssets.tap({ name: 'PreviewPlugin', stage }, (assets) => {
        const [frame, kit] = [FRAME, KIT].map((name) => assets[name]?.source().toString());
        if (frame !== undefined && kit !== undefined) {
          const page = new sources.RawSource(previewPage(frame, kit));
          compilation.emitAsset('preview.html', page, { minimized: true });
          compilation.deleteAsset(FRAME);
          compilation.deleteAsset(KIT);
        }
      });
    });
  }
}
