import type { ProgramLanguage } from '../../content/lesson';
import { lazyModule } from '../../prerendered/lazyModule';
import type { RunResult } from '../../sandbox/protocol';
import { runCode } from './runCode';

const typeScript = lazyModule(
  () => import(/* webpackChunkName: "typescript" */ '../types/runTypeScript'),
);

/**
 * @param language - language of the code
 * @param typeTests - TypeScript that's added to the code to test its types
 * @returns the function that runs the code, with the tests if there are any
 */
export function runnerOf(
  language: Exclude<ProgramLanguage, 'python'> = 'js',
  typeTests?: string,
): (code: string, tests?: string) => Promise<RunResult> {
  if (language === 'js') return runCode;
  return async (code, tests) => {
    const { runTypeScript } = await typeScript.load();
    return runTypeScript(code, tests, typeTests);
  };
}
