import type { Compilation, Compiler } from 'webpack';

const NAME = 'OwnScriptsPlugin';

/** Webpack's Trusted Types policy, which accepts all URLs. */
const ACCEPT_ALL = 'createScriptURL: (url) => (url)';

/**
 * Makes webpack's runtime load only the build's own scripts, by restricting its Trusted Types policy to URLs
 * in `assets/`. If the document failed to load a script and the runtime retries it, also sets the script's
 * `integrity` hash (`boot/lostScripts.ts`). Costs 0.1 kB in the runtime.
 */
export class OwnScriptsPlugin {
  readonly #ownScript: RegExp;

  /** @param basePath - base path of the site, with a leading and a trailing slash */
  constructor(basePath: string) {
    this.#ownScript = new RegExp(`^${basePath.replaceAll(/[.~]/g, '\\$&')}assets/[\\w.~-]+\\.js$`);
  }

  apply(compiler: Compiler): void {
    const { runtime } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeModule.tap(NAME, (module) => {
        if (module.name === 'trusted types policy') this.#restrict(module);
      });
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (code) => `${code}\nscript.integrity = (self.lostScripts || {})[url] || "";`,
      );
    });
  }

  /**
   * Restricts webpack's policy to the build's own scripts. Strips the origin first, because worker URLs
   * include it and chunk URLs don't.
   *
   * @throws if webpack's policy has changed
   */
  #restrict(module: Parameters<Compilation['hooks']['runtimeModule']['call']>[0]): void {
    const generate = module.generate.bind(module);
    module.generate = () => {
      const code = generate();
      if (!code?.includes(ACCEPT_ALL)) {
        throw new Error(`${NAME}: webpack's Trusted Types policy isn't "${ACCEPT_ALL}".`);
      }
      return code.replace(
        ACCEPT_ALL,
        `createScriptURL: (url) => { if (!${String(this.#ownScript)}.test(String(url).replace(self.location.origin, ""))) throw new TypeError(url); return url; }`,
      );
    };
  }
}
