import { embeddable, framePage } from './framePage';
import { hashSource } from './policy';

/**
 * The page, with a policy that lets in its one script by its hash and nothing from anywhere.
 *
 * `unsafe-eval` is what running a reader's code means; the worker takes the policy on from the page, so that there too
 * no address can be fetched, imported or connected to.
 */
export function runnerPage(frame: string, worker: string): string {
  const script = embeddable(frame);
  const policy = [
    "default-src 'none'",
    `script-src ${hashSource(script)} 'unsafe-eval'`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return framePage({
    title: 'Code runner',
    policy,
    note: "This page runs the code in the lessons. It's only useful inside a lesson.",
    handedOn: { id: 'worker', code: worker },
    script,
  });
}
