import type { MockProblem } from '../../../content/mockProblem';
import { lazyModule, type LazyModule } from '../../../prerendered/lazyModule';

const filesModule = lazyModule(
  () => import(/* webpackChunkName: "mock-problems" */ '../../../../.generated/mockProblemFiles'),
);

const modules = new Map<string, LazyModule<MockProblem | null>>();

/**
 * Returns the lazy module of a problem. Memoized by id.
 *
 * @param id - any text, for example from a URL
 * @returns a module that resolves to `null` if there's no such problem
 */
export function problemModule(id: string): LazyModule<MockProblem | null> {
  const known = modules.get(id);
  if (known) return known;
  const module = lazyModule(async () => {
    const { MOCK_PROBLEM_FILES } = await filesModule.load();
    const file = Object.hasOwn(MOCK_PROBLEM_FILES, id) ? MOCK_PROBLEM_FILES[id] : undefined;
    return file === undefined ? null : fetchProblem(file);
  }, []);
  modules.set(id, module);
  return module;
}

/**
 * @throws ChunkLoadError if the file can't be fetched, so that it's handled like a chunk that's missing after a new
 *   deploy
 */
async function fetchProblem(file: string): Promise<MockProblem> {
  const response = await fetch(file).catch(() => undefined);
  if (response?.ok) {
    // If the file doesn't exist, servers with a catch-all route respond with HTML.
    const data = (await response.json().catch(() => undefined)) as MockProblem | undefined;
    if (data?.id) return data;
  }
  throw Object.assign(new Error(`The problem ${file} could not be fetched.`), {
    name: 'ChunkLoadError',
    request: file,
  });
}
