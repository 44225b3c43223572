/** Ids of the lines in each group of a program, in order. A program without groups has one. */
export type Groups = readonly (readonly number[])[];

/** Puts a line at the end of a group. */
export function addTo(groups: Groups, group: number, line: number): Groups {
  return groups.map((lines, index) => (index === group ? [...lines, line] : lines));
}

export function without(groups: Groups, line: number): Groups {
  return groups.map((lines) => lines.filter((other) => other !== line));
}

/**
 * Moves a line by one place. At the end of its group, it moves into the next one.
 *
 * @param by - −1 moves up, 1 moves down
 * @returns the new groups; undefined if the line is the first or the last
 */
export function moved(groups: Groups, line: number, by: -1 | 1): Groups | undefined {
  const group = groups.findIndex((lines) => lines.includes(line));
  const lines = groups[group] ?? [];
  const to = lines.indexOf(line) + by;
  if (to >= 0 && to < lines.length) {
    const next = lines.filter((other) => other !== line).toSpliced(to, 0, line);
    return groups.with(group, next);
  }
  const neighbor = groups[group + by];
  if (group < 0 || !neighbor) return undefined;
  return without(groups, line).with(group + by, by < 0 ? [...neighbor, line] : [line, ...neighbor]);
}
