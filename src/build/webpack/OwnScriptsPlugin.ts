import type { Compilation, Compiler } from 'webpack';

const NAME = 'OwnScriptsPlugin';

/** What webpack lets through by itself: every address. */
const EVERY_ADDRESS = 'createScriptURL: (url) => (url)';

/**
 * Has webpack's runtime load nothing but the build's own scripts: its policy for Trusted Types, which lets every address
 * through, takes those of `assets/` alone. A script of a document that was refused or lost is asked for anew with the hash
 * that the document gave it (`boot/lostScripts.ts`). Costs 0.1 kB in the runtime. To undo it, delete this file and its
 * line in `webpack.config.ts`. A worker's address is absolute, a chunk's is a path.
 */
export class OwnScriptsPlugin {
  readonly #form: RegExp;

  /** @param basePath - the path the site lives under, with a slash at both ends */
  constructor(basePath: string) {
    this.#form = new RegExp(`^${basePath.replaceAll(/[.~]/g, '\\$&')}assets/[\\w.~-]+\\.js$`);
  }

  apply(compiler: Compiler): void {
    const { runtime } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeModule.tap(NAME, (module) => {
        if (module.name === 'trusted types policy') this.#narrow(module);
      });
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (code) => `${code}\nscript.integrity = (self.lostScripts || {})[url] || "";`,
      );
    });
  }

  /** @throws when a version of webpack writes its policy in another way */
  #narrow(module: Parameters<Compilation['hooks']['runtimeModule']['call']>[0]): void {
    const generate = module.generate.bind(module);
    module.generate = () => {
      const code = generate();
      if (!code?.includes(EVERY_ADDRESS)) {
        throw new Error(`${NAME}: webpack's policy for Trusted Types is not "${EVERY_ADDRESS}".`);
      }
      return code.replace(
        EVERY_ADDRESS,
        `createScriptURL: (url) => { if (!${String(this.#form)}.test(String(url).replace(self.location.origin, ""))) throw new TypeError(url); return url; }`,
      );
    };
  }
}
