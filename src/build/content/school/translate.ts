/** Puts translated texts into a file of the school. */
import type { Problem } from '../problems';
import { nearestHint } from '../validation/nearestName';
import { isMap } from './isMap';
import type { Place, YamlFile } from './readYaml';

/** Keys and indexes of a value. */
type Path = readonly PropertyKey[];

/** Fields that are the same in every language, because addresses and progress contain them. */
const FIXED = ['id', 'slug'];

/**
 * Replaces the texts of a file with their translations, such as those of `course.yaml` with those in
 * `course.de.yaml`. Entries with an id can be in any order; other lists must be as long as the original.
 *
 * @param original - the file in the site's first language
 * @param translation - a file with the same structure and nothing but texts; texts that it lacks aren't translated
 * @returns the translated file. Its problems include what doesn't match the original, and its texts are placed in
 *   the file that they come from
 */
export function translateYaml(original: YamlFile, translation: YamlFile): YamlFile {
  const problems: Problem[] = [...original.problems, ...translation.problems];
  /** Places of the translated texts, by their path in the original. */
  const places = new Map<string, Place>();
  const report = (path: readonly PropertyKey[], reason: string) => {
    problems.push({ ...translation.placeOf(path), reason });
  };
  const value =
    translation.value === null ? original.value : merge(original.value, translation.value, [], []);
  const placeOf: YamlFile['placeOf'] = (path) =>
    places.get(JSON.stringify(path)) ?? original.placeOf(path);
  return { ...original, value, problems, placeOf };

  /** Names a value by the ids of the entries around it, as in `evening-class: price`. */
  function nameOf(path: Path): string {
    let value = translation.value;
    const names = path.map((key) => {
      value = (Object(value) as Record<PropertyKey, unknown>)[key];
      return hasId(value) ? value.id : String(typeof key === 'number' ? key + 1 : key);
    });
    const field = names.pop() ?? '';
    return names.length > 0 ? `${names.join(' > ')}: ${field}` : field;
  }

  /**
   * @param path - keys and indexes in the translation
   * @param place - keys and indexes in the original
   */
  function merge(from: unknown, to: unknown, path: Path, place: Path): unknown {
    const isFixed = path.some((key) => FIXED.includes(String(key)));
    if (typeof from === 'string' && typeof to === 'string' && !isFixed) {
      places.set(JSON.stringify(place), translation.placeOf(path));
      return to;
    }
    // Authors can copy the whole file and translate only its texts.
    if (from === to) return from;
    if (isList(from) && isList(to)) return mergeLists(from, to, path, place);
    if (isMap(from) && isMap(to)) {
      const merged = { ...from };
      for (const [key, text] of Object.entries(to)) {
        if (key in from) merged[key] = merge(from[key], text, [...path, key], [...place, key]);
        else
          report(
            [...path, key],
            `${original.file} has no "${key}" here${nearestHint(key, Object.keys(from))}`,
          );
      }
      return merged;
    }
    report(
      path,
      `${nameOf(path)} can't differ from ${original.file}; remove it, or copy it from there`,
    );
    return from;
  }

  function mergeLists(from: unknown[], to: unknown[], path: Path, place: Path): unknown[] {
    if (from.every(hasId)) {
      const merged = [...from] as unknown[];
      to.forEach((entry, index) => {
        const id = hasId(entry) ? entry.id : undefined;
        const own = from.findIndex((one) => one.id === id);
        if (own >= 0) merged[own] = merge(from[own], entry, [...path, index], [...place, own]);
        else
          report(
            [...path, index],
            id === undefined
              ? `add the id of the entry in ${original.file}`
              : `${original.file} has no entry with the id "${id}"${nearestHint(
                  id,
                  from.map((one) => one.id),
                )}`,
          );
      });
      return merged;
    }
    if (from.length !== to.length) {
      report(
        path,
        `${nameOf(path)} has ${to.length} entries, but ${from.length} in ${original.file}`,
      );
      return from;
    }
    return from.map((entry, index) => merge(entry, to[index], [...path, index], [...place, index]));
  }
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

function hasId(value: unknown): value is { id: string } {
  return isMap(value) && typeof value['id'] === 'string';
}
