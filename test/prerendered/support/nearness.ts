import { settle } from './prerendered';

/**
 * The observed elements and their observers' callbacks. The observer is faked because jsdom doesn't have one.
 */
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

/** Adds or removes the fake `IntersectionObserver`. */
export function browserCanWatch(can: boolean): void {
  if (can) Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });
  else Reflect.deleteProperty(globalThis, 'IntersectionObserver');
}

/** @returns the number of elements that are being observed */
export function watchedCount(): number {
  return watched.size;
}

/**
 * Tells the observer that watches the element or one of its ancestors whether the element is near the
 * viewport.
 */
export async function report(element: Element, isIntersecting: boolean): Promise<void> {
  const box = [...watched.keys()].find((candidate) => candidate.contains(element));
  if (!box) throw new Error('No observer watches this element.');
  await settle(() => watched.get(box)?.([{ isIntersecting }]));
}
