import { lazyModule, type LazyModule } from '../../prerendered/lazyModule';
import type { KnownMistakes } from './mistakesModel';

const filesModule = lazyModule(
  () => import(/* webpackChunkName: "mistake-files" */ '../../../.generated/mistakeFiles'),
);

/** The known mistakes of a lesson's exercises, by file. */
const files = new Map<string, Promise<LessonMistakes>>();

/** The known mistakes of a lesson, by the exercise's id. */
type LessonMistakes = Readonly<Record<string, KnownMistakes>>;

const modules = new Map<string, LazyModule<KnownMistakes>>();

export const NO_MISTAKES: KnownMistakes = { byReport: {}, wrongLines: [] };

/**
 * Returns the lazy module of an exercise's known mistakes.
 *
 * @returns a module that resolves to `NO_MISTAKES` if none are known, and rejects if they can't be fetched
 */
export function mistakesModule(exerciseId: string): LazyModule<KnownMistakes> {
  const known = modules.get(exerciseId);
  if (known) return known;
  const module = lazyModule(async () => {
    const { MISTAKE_FILES } = await filesModule.load();
    const file = Object.hasOwn(MISTAKE_FILES, exerciseId) ? MISTAKE_FILES[exerciseId] : undefined;
    return file === undefined ? NO_MISTAKES : ((await fetchFile(file))[exerciseId] ?? NO_MISTAKES);
  }, []);
  modules.set(exerciseId, module);
  return module;
}

/**
 * @param addresses - addresses of lessons within the site
 * @returns URLs of the files with the known mistakes of the lessons' exercises
 */
export async function mistakeFilesOf(addresses: readonly string[]): Promise<string[]> {
  const { MISTAKE_FILES } = await filesModule.load();
  const marks = addresses.map((address) => `/mistakes-${address.split('/').at(-1)}.`);
  return [...new Set(Object.values(MISTAKE_FILES))].filter((file) =>
    marks.some((mark) => file.includes(mark)),
  );
}

function fetchFile(file: string): Promise<LessonMistakes> {
  const known = files.get(file);
  if (known) return known;
  const fetched = fetch(file).then((response) => {
    if (!response.ok) throw new Error(`${file} could not be fetched`);
    return response.json() as Promise<LessonMistakes>;
  });
  files.set(file, fetched);
  fetched.catch(() => files.delete(file));
  return fetched;
}
