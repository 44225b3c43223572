/** Changes two built-ins for traced runs, in a way that a program doesn't notice. */
import { SafeWeakMap } from './builtIns';

const targets = new SafeWeakMap<object>();
let restoreText: (text: string) => string = (text) => text;
let isInstalled = false;

/** Returns true for proxies created since `installHooks`. Reading a proxy could run the program's code. */
export function isProxy(object: object): boolean {
  return targets.get(object) !== undefined;
}

/** Returns the object behind a proxy, or the object itself if it's no proxy. */
export function targetOf(object: object): object {
  const target = targets.get(object);
  return target === undefined ? object : targetOf(target);
}

/**
 * Makes the texts of functions those of the original code, and keeps track of proxies. Idempotent.
 *
 * @param withoutInsertions - removes the insertions of the program that's about to run
 */
export function installHooks(withoutInsertions: (text: string) => string): void {
  restoreText = withoutInsertions;
  if (isInstalled) return;
  isInstalled = true;
  const { construct, apply, get } = Reflect;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- only used as the target of a proxy
  const { toString } = Function.prototype;
  Function.prototype.toString = new Proxy(toString, {
    apply: (target, self, values) => restoreText(apply(target, self, values) as string),
  });
  const revocable: typeof Proxy.revocable = (target, handler) => {
    const created = BuiltInProxy.revocable(target, handler);
    targets.set(created.proxy, target);
    return created;
  };
  const BuiltInProxy = Proxy;
  const Tracked: ProxyConstructor = new BuiltInProxy(BuiltInProxy, {
    construct: (target, values, newTarget): object => {
      const created = construct(
        target,
        values,
        newTarget === Tracked ? target : newTarget,
      ) as object;
      targets.set(created, values[0] as object);
      return created;
    },
    get: (target, key) => (key === 'revocable' ? revocable : (get(target, key) as unknown)),
  });
  globalThis.Proxy = Tracked;
}
