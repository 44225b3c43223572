import { git, gitLines, tryGit } from './git';
import { refOf } from './releases';

/** The school's folder, which a release never changes. */
const SCHOOL = 'src/school';

export interface MergedRelease {
  /** Files that the school has changed outside of its folder. */
  own: string[];
  /** Files of `own` that the release has changed in the same places. They show both sides. */
  conflicts: string[];
  /** Number of files that the release has changed. */
  changed: number;
}

/**
 * Brings a release into the working tree, without committing it. Merges from the release that the site is
 * based on, so it also works in a repository that was started from a copy.
 *
 * @param from - version that the site is based on
 * @param to - version to upgrade to
 */
export function mergeRelease(from: string, to: string): MergedRelease {
  const [base, target, head] = [refOf(from), refOf(to), git(['rev-parse', 'HEAD'])];
  const own = gitLines(['diff', '--name-only', base, 'HEAD', '--', '.', `:!${SCHOOL}`]);
  // Names for the two sides of a conflict.
  const sides = {
    [`GITHEAD_${head}`]: 'yours',
    [`GITHEAD_${git(['rev-parse', `${target}^{commit}`])}`]: `release ${to}`,
  };
  const commit = git(['rev-parse', `${target}^{commit}`]);
  const merge = tryGit(['merge-recursive', `${base}^{commit}`, '--', head, commit], sides);
  // Also removes files that the release has added there.
  git(['restore', '--source=HEAD', '--staged', '--worktree', '--', SCHOOL]);
  const conflicts = gitLines(['diff', '--name-only', '--diff-filter=U']);
  if (!merge.isDone && conflicts.length === 0 && !merge.message.includes('CONFLICT')) {
    throw new Error(merge.message);
  }
  return { own, conflicts, changed: gitLines(['diff', '--name-only', 'HEAD']).length };
}
