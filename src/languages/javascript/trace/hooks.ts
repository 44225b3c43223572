/** Changes two built-ins for traced runs, in a way that a program doesn't notice. */
import { SafeWeakMap } from './builtIns';

const proxies = new SafeWeakMap<boolean>();
let restoreText: (text: string) => string = (text) => text;
let isInstalled = false;

/** Returns true for proxies created since `installHooks`. Reading a proxy could run the program's code. */
export function isProxy(object: object): boolean {
  return proxies.get(object) === true;
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
  const remember = <Created extends object>(proxy: Created): Created => {
    proxies.set(proxy, true);
    return proxy;
  };
  const revocable: typeof Proxy.revocable = (target, handler) => {
    const created = BuiltInProxy.revocable(target, handler);
    remember(created.proxy);
    return created;
  };
  const BuiltInProxy = Proxy;
  const Tracked: ProxyConstructor = new BuiltInProxy(BuiltInProxy, {
    construct: (target, values, newTarget): object =>
      remember(construct(target, values, newTarget === Tracked ? target : newTarget) as object),
    get: (target, key) => (key === 'revocable' ? revocable : (get(target, key) as unknown)),
  });
  globalThis.Proxy = Tracked;
}
