/** Finds out why a page's script is called. */
import type { TurnCause } from '../../protocol';
import * as native from '../natives';
import { labelOf } from './labels';

const { apply } = Reflect;

/** Describes an event for the list of what ran. */
export function eventCause(event: Event): TurnCause {
  const target = native.targetOf(event);
  const key = native.keyOf(event);
  return {
    kind: 'event',
    type: native.eventType(event),
    target: target === null || target === window ? 'window' : (labelOf(target) ?? ''),
    ...(key === undefined ? {} : { key }),
  };
}

/** The page's timers, and what they're called as causes. */
const TIMERS = [
  ['setTimeout', 'timer'],
  ['setInterval', 'interval'],
  ['requestAnimationFrame', 'frame'],
] as const;

/**
 * Replaces the page's timers with ones that say which of them is due. Their behavior stays the same.
 *
 * @param run - runs a callback because of a timer
 */
export function followTimers(run: (cause: TurnCause, callback: () => unknown) => unknown): void {
  for (const [name, kind] of TIMERS) {
    const timer = Reflect.get(window, name) as (...values: unknown[]) => unknown;
    const followed = new native.NativeProxy(timer, {
      apply: (target, self, values: unknown[]): unknown => {
        const callback = values[0];
        const time = values[1];
        if (typeof callback !== 'function') return apply(target, self, values);
        const cause: TurnCause = { kind, time: typeof time === 'number' ? time : 0 };
        values[0] = function (this: unknown, ...given: unknown[]) {
          return run(cause, () => apply(callback, this, given) as unknown);
        };
        return apply(target, self, values);
      },
    });
    Object.assign(window, { [name]: followed });
  }
}
