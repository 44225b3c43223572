import { settle } from './prerendered';

/** A substitute for the browser's `IntersectionObserver`, which jsdom has not. */
const watched = new Map<Element, (entries: { isIntersecting: boolean }[]) => void>();

class FakeIntersectionObserver {
  readonly #report: (entries: { isIntersecting: boolean }[]) => void;
  readonly #elements: Element[] = [];

  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    this.#report = report;
  }

  observe(element: Element) {
    this.#elements.push(element);
    watched.set(element, this.#report);
  }

  disconnect() {
    for (const element of this.#elements) watched.delete(element);
  }
}

/** Says whether the browser can tell how near an element is. */
export function browserCanWatch(can: boolean): void {
  if (can) Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });
  else Reflect.deleteProperty(globalThis, 'IntersectionObserver');
}

/** @returns how many elements are watched */
export function watchedCount(): number {
  return watched.size;
}

/** Tells whoever watches an element around `element` that it is near, or that it no longer is. */
export async function report(element: Element, isIntersecting: boolean): Promise<void> {
  const box = [...watched.keys()].find((candidate) => candidate.contains(element));
  if (!box) throw new Error('Nobody watches this element.');
  await settle(() => watched.get(box)?.([{ isIntersecting }]));
}
