import type { Identifier } from '@mdn/browser-compat-data';
import { COMPAT, own } from './support';

/** Finds entries of MDN's table by the names that scripts use. */

/** Interfaces of the objects that are global. */
const OBJECTS: Readonly<Record<string, string>> = {
  caches: 'CacheStorage',
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
};
const { api } = COMPAT;
const { builtins } = COMPAT.javascript as unknown as { builtins: Identifier };

/** @returns entries of a global variable's name; empty if there are none */
export function globalEntries(name: string): Identifier[] {
  return [own(api, name), own(own(api, 'Window'), name), own(builtins, name)].flatMap((entry) =>
    entry?.__compat ? [entry] : [],
  );
}

/** @returns entries of a member of a global object, such as `navigator` and `share` */
export function memberEntries(owner: string, name: string): Identifier[] {
  const holders = [own(api, OBJECTS[owner] ?? owner), own(builtins, owner)];
  return holders.flatMap((holder) =>
    [own(holder, `${name}_static`), own(holder, name)].flatMap((entry) => entry ?? []),
  );
}

/** @returns entries of all interfaces' members of that name */
export function methodEntries(name: string): Identifier[] {
  return METHODS.get(name) ?? [];
}

/** Entries of all interfaces by their members' names. */
const METHODS = collectMethods();

function collectMethods(): Map<string, Identifier[]> {
  const methods = new Map<string, Identifier[]>();
  const holders = [api, builtins, builtins['Intl'] ?? {}].flatMap((group) => Object.values(group));
  for (const holder of holders as Identifier[]) {
    for (const [name, entry] of Object.entries(holder) as [string, Identifier][]) {
      if (name.startsWith('__') || name.endsWith('_static')) continue;
      methods.set(name, [...(methods.get(name) ?? []), entry]);
    }
  }
  return methods;
}
