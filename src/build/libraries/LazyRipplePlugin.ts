import path from 'node:path';
import type { Compiler } from 'webpack';

/** Who asks for what. */
const ISSUER = /[\\/]@mui[\\/]material[\\/]ButtonBase[\\/]ButtonBase\.mjs$/;
const REQUEST = './TouchRipple.mjs';

/**
 * Gives MUI's buttons `src/build/libraries/LazyTouchRipple.tsx` for their ripple, which the theme switches off and a button may ask
 * for: its code is then fetched at the first press. 2.0 kB of the vendor file (brotli, 2026-11, MUI 9.5). To go when MUI loads it
 * by itself, or when the theme switches it on.
 *
 * Fails the build when MUI's button asks for no ripple any more, or more than once.
 */
export class LazyRipplePlugin {
  apply(compiler: Compiler): void {
    const replacement = path.join(compiler.context, 'src/build/libraries/LazyTouchRipple.tsx');
    new compiler.webpack.NormalModuleReplacementPlugin(/^\.\/TouchRipple\.mjs$/, (data) => {
      if (data.request === REQUEST && ISSUER.test(data.contextInfo.issuer)) {
        data.request = replacement;
      }
    }).apply(compiler);
    compiler.hooks.thisCompilation.tap('LazyRipplePlugin', (compilation) => {
      // Before modules are joined: then they can no longer be told by their files.
      compilation.hooks.finishModules.tap('LazyRipplePlugin', (modules) => {
        const paths = [...modules].map((module) => module.identifier());
        const hasButton = paths.some((file) => ISSUER.test(file));
        if (!hasButton || paths.some((file) => file.endsWith(replacement))) return;
        compilation.errors.push(
          new compiler.webpack.WebpackError(
            `LazyRipplePlugin: MUI's ButtonBase no longer imports "${REQUEST}", so its ripple wasn't replaced. ` +
              'Look at what it imports now, and fix or delete src/build/libraries/LazyRipplePlugin.ts.',
          ),
        );
      });
    });
  }
}
