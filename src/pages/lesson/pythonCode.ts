import { lazyModule } from '../../prerendered/lazyModule';

/**
 * What runs examples in Python. Fetched with the text, so it's available by the time the text renders. Python
 * itself is only downloaded with a run.
 */
export const pythonCode = lazyModule(
  () => import(/* webpackChunkName: "python" */ '../../exercise/python/PythonRunner'),
);
