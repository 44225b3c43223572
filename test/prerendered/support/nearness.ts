import { settle } from './prerendered';

/** Fake `IntersectionObserver`, which jsdom doesn't have. */
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

/** Turns `IntersectionObserver` support on or off. */
export function browserCanWatch(can: boolean): void {
  if (can) Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });
  else Reflect.deleteProperty(globalThis, 'IntersectionObserver');
}

/** @returns the number of observed elements */
export function watchedCount(): number {
  return watched.size;
}

/** Tells the observer of `element` or an ancestor whether the observed element is near the viewport. */
export async function report(element: Element, isIntersecting: boolean): Promise<void> {
  const box = [...watched.keys()].find((candidate) => candidate.contains(element));
  if (!box) throw new Error('No observer watches this element.');
  await settle(() => watched.get(box)?.([{ isIntersecting }]));
}
