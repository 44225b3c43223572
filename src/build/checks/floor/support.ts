import type {
  BrowserName,
  Identifier,
  SimpleSupportStatement,
  SupportBlock,
} from '@mdn/browser-compat-data';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import browserslist from 'browserslist';

/** A browser that the site supports, and the first version of it. */
export interface FloorBrowser {
  id: BrowserName;
  name: string;
  version: string;
}

/** A feature that a file uses, and the supported browsers that don't have it. */
export interface NewFeature {
  feature: string;
  browsers: readonly string[];
}

/** MDN's table of what each browser supports. */
export const COMPAT = bcd;

/**
 * @param root - folder of the `package.json` that has `browserslist`
 * @returns the oldest supported version of each browser
 */
export function readFloor(root: string): FloorBrowser[] {
  const oldest = new Map<string, string>();
  for (const entry of browserslist(undefined, { path: root })) {
    const [id = '', range = ''] = entry.split(' ');
    const [version = ''] = range.split('-');
    const known = oldest.get(id);
    if (known === undefined || compareVersions(version, known) < 0) oldest.set(id, version);
  }
  return [...oldest].map(([id, version]) => ({
    id: id as BrowserName,
    name: COMPAT.browsers[id as BrowserName].name,
    version,
  }));
}

/**
 * @param feature - an entry of MDN's table
 * @returns the supported browsers that lack the feature, with the version that adds it: "Safari 16.4 (added in 17.4)".
 *   Empty for a feature that the table doesn't know
 */
export function lackingBrowsers(
  feature: Identifier | undefined,
  floor: readonly FloorBrowser[],
): string[] {
  const support = feature?.__compat?.support;
  if (!support) return [];
  return floor.flatMap((browser) => {
    const statements = statementsOf(support, browser.id);
    if (statements.length === 0 || statements.some((one) => covers(one, browser.version)))
      return [];
    const added = statements.find((one) => isPlain(one) && !one.version_removed)?.version_added;
    const since = typeof added === 'string' && added !== 'preview' ? ` (added in ${added})` : '';
    return `${browser.name} ${browser.version}${since}`;
  });
}

/** @returns an entry's own part, never something that all objects inherit, such as `constructor` */
export function own(holder: Identifier | undefined, name: string): Identifier | undefined {
  return holder && Object.hasOwn(holder, name) ? holder[name] : undefined;
}

function statementsOf(support: SupportBlock, id: BrowserName): SimpleSupportStatement[] {
  const statement = support[id];
  return statement === undefined ? [] : [statement].flat();
}

/** True if the feature has its own name and needs no setting of the browser. */
function isPlain({ flags, prefix, alternative_name }: SimpleSupportStatement): boolean {
  return !flags && prefix === undefined && alternative_name === undefined;
}

function covers(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed } = statement;
  if (!isPlain(statement) || typeof added !== 'string' || added === 'preview') return false;
  return (
    compareVersions(added.replace('≤', ''), version) <= 0 &&
    (typeof removed !== 'string' || compareVersions(removed, version) > 0)
  );
}

function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  for (let index = 0; index < 3; index += 1) {
    const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
