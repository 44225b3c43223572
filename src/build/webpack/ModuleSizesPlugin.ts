import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compilation, Compiler, Module } from 'webpack';
import type { ScriptModules } from '../checks/moduleGrowth';

/**
 * Writes what each script of a build is made of, for the budgets to name what grew. Sizes are of the sources after their
 * loaders and before the minifier, which mixes modules beyond telling apart.
 */
export class ModuleSizesPlugin {
  readonly #file: string;

  /** @param file - where the list is written; outside of the site's folder */
  constructor(file: string) {
    this.#file = file;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('ModuleSizesPlugin', async (compilation) => {
      await mkdir(path.dirname(this.#file), { recursive: true });
      await writeFile(this.#file, JSON.stringify(scriptModules(compilation)));
    });
  }
}

function scriptModules({ chunks, chunkGraph, requestShortener }: Compilation) {
  const scripts: Record<string, ScriptModules> = {};
  for (const chunk of chunks) {
    const script = [...chunk.files].find((file) => file.endsWith('.js'));
    if (!script) continue;
    const modules = chunkGraph.getChunkModules(chunk).flatMap(joinedModules);
    scripts[script] = Object.fromEntries(
      modules.map((module) => [module.readableIdentifier(requestShortener), module.size()]),
    );
  }
  return scripts;
}

/** The modules that webpack has concatenated into one; any other alone. */
function joinedModules(module: Module): Module[] {
  return 'modules' in module ? (module.modules as Module[]) : [module];
}
