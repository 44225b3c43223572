import { TestEnvironment } from 'jest-environment-node';
import { ScriptProcess } from './ScriptProcess';

/** One for all test files of a Jest worker, each of which has its own modules; an environment's are shared. */
const scripts = new ScriptProcess();

/** Node, and `runScript`. */
export default class ScriptEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.runScript = scripts.run.bind(scripts);
  }
}
