/** The releases of the project that a school's site is based on. */
import { git, gitLines } from './git';

/** Where fetched releases are, apart from the school's own tags. */
const RELEASES = 'refs/releases';

/** The file with the notes, in which each release has a heading such as `## 1.2.0`. */
const CHANGELOG = '.github/CHANGELOG.md';

/** The Git remote that has the releases, unless another address is given. */
const REMOTE = 'upstream';

/**
 * Fetches all releases.
 *
 * @param address - address of the repository that has them; by default, the remote `upstream`
 * @returns their versions, oldest first, such as '1.2.0'
 * @throws Error if there's no such repository
 */
export function fetchReleases(address = REMOTE): string[] {
  if (address === REMOTE && !gitLines(['remote']).includes(REMOTE)) {
    throw new Error(
      'This repository has no remote with the releases. Add it once: git remote add upstream <address>',
    );
  }
  git(['fetch', '--quiet', '--no-tags', '--force', address, `refs/tags/v*:${RELEASES}/v*`]);
  return gitLines([
    'for-each-ref',
    '--sort=version:refname',
    '--format=%(refname:lstrip=2)',
    RELEASES,
  ]).map((tag) => tag.slice(1));
}

/** @returns the Git reference of a fetched release */
export function refOf(version: string): string {
  return `${RELEASES}/v${version}`;
}

/**
 * @param version - a fetched release
 * @param versions - the releases whose notes to return
 * @returns the notes, newest first; empty if the changelog doesn't mention the releases
 */
export function notesOf(version: string, versions: readonly string[]): string {
  const text = git(['show', `${refOf(version)}:${CHANGELOG}`]);
  let isWanted = false;
  return text
    .split(/^(?=#{1,3} )/m)
    .filter((part) => {
      // Other headings are within a release's notes.
      const release = /^#{1,3} \[?v?(\d+\.\d+\.\d+)/.exec(part)?.[1];
      if (release !== undefined) isWanted = versions.includes(release);
      return isWanted;
    })
    .join('')
    .trim();
}
