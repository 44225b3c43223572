import { TestEnvironment } from 'jest-environment-node';
import { ScriptProcess } from './ScriptProcess';

/** Shared by all test files in a Jest worker, because Jest loads the environment's modules only once. */
const scripts = new ScriptProcess();

/** Node environment with a global `runScript`. */
export default class ScriptEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.runScript = scripts.run.bind(scripts);
  }
}
