import type { Groups } from '../order/groups';

/** What's saved of a program that's built from lines. */
export interface BuiltLines {
  /** Ids of the pieces in each slot, in order. */
  groups: Groups;
  /** Lines that the reader had joined to the line before them. */
  joined: readonly number[];
  /** Wrong lines that the reader had taken away. */
  gone: readonly number[];
}

/** Parses a draft, which can be from an older version of the exercise: other text counts as nothing. */
export function readBuilt(draft: string): BuiltLines {
  const [groups = '', joined = '', gone = ''] = draft.split('/');
  return {
    groups: groups.split(',').map(readNumbers),
    joined: readNumbers(joined),
    gone: readNumbers(gone),
  };
}

/** @returns the draft; empty if nothing has been done */
export function writeBuilt({ groups, joined, gone }: BuiltLines): string {
  if (groups.flat().length + joined.length + gone.length === 0) return '';
  return [groups.map((group) => group.join(' ')).join(), joined.join(' '), gone.join(' ')].join(
    '/',
  );
}

function readNumbers(text: string): number[] {
  return [...new Set(text.split(' ').filter((word) => /^\d+$/.test(word)))].map(Number);
}
