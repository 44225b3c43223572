/** Finds out why a page's script is called. */
import type { TurnCause } from '../../protocol';
import * as native from '../natives';
import { labelOf } from './labels';

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

/**
 * Replaces the page's timers with ones that say which of them is due. Their behavior stays the same.
 *
 * @param run - runs a callback because of a timer
 */
export function followTimers(run: (cause: TurnCause, callback: () => unknown) => unknown): void {
  const follow = (name: 'setTimeout' | 'setInterval' | 'requestAnimationFrame') => {
    const kind = (
      { setTimeout: 'timer', setInterval: 'interval', requestAnimationFrame: 'frame' } as const
    )[name];
    const { apply } = Reflect;
    window[name] = new native.NativeProxy(window[name], {
      apply: (timer, self, values: unknown[]): unknown => {
        const [callback, time] = values;
        if (typeof callback !== 'function') return apply(timer, self, values);
        const cause: TurnCause = { kind, time: typeof time === 'number' ? time : 0 };
        values[0] = function (this: unknown, ...given: unknown[]) {
          return run(cause, () => apply(callback, this, given) as unknown);
        };
        return apply(timer, self, values);
      },
    }) as never;
  };
  follow('setTimeout');
  follow('setInterval');
  follow('requestAnimationFrame');
}
