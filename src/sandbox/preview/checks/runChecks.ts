/** Runs the checks of an exercise, each on a page that none before it has touched. */
import { describeFailure } from '../../errors';
import { emptyResult, type RunResult, type TestFailure } from '../../protocol';
import type { PreviewEvent, PreviewFiles } from '../protocol';
import { propertiesIn } from './computed';
import { findMarkupSlip } from './markup';
import { BASIC_PROPERTIES } from './mirror';
import { createPage } from './page';
import { openSession } from './session';
import type { Check, CheckBody } from './vocabulary';

/** What a check does that leaves the page changed. */
const ACTION = /\.(?:click|press|tab|clear|type|choose|inScheme)\(/;

/** The check that every page has, told only where it fails. */
const MARKUP = 'the tags and quotes match';

interface PlannedCheck {
  name: string;
  hidden: boolean;
  run: CheckBody;
}

/**
 * Runs checks.
 *
 * @param source - the author's JavaScript, which calls `check` and `hiddenCheck`
 * @param until - the checks end with the first that fails whose name or message holds this; without it all are run
 * @returns what came of each, and what the page's script printed
 * @throws if the author's JavaScript does not run
 */
export async function runChecks(
  files: PreviewFiles,
  source: string,
  until?: string,
): Promise<RunResult> {
  const planned = planChecks(source);
  const result = emptyResult('finished');
  const properties = [...new Set([...BASIC_PROPERTIES, ...propertiesIn(source)])];
  const session = await openSession({
    files,
    properties,
    // No check follows the last one, and those that may end early might need no other page.
    changes: until === undefined ? planned.slice(0, -1).filter(isAction).length : 0,
    onEvent: (event) => collect(result, event),
  });
  const page = createPage(session);
  let isEnough = false;

  function fail(name: string, hidden: boolean, failure: TestFailure): void {
    result.tests.push({ name, hidden, outcome: 'failed', failure });
    isEnough = until !== undefined && [name, failure.message].some((said) => said.includes(until));
  }

  const slip = findMarkupSlip(files.html);
  if (slip) fail(MARKUP, false, slip);
  for (const [place, { name, hidden, run }] of planned.entries()) {
    // Every page that follows would run into the same loop.
    if (isEnough || result.end === 'stopped') {
      result.tests.push({ name, hidden, outcome: 'unreached' });
      continue;
    }
    if (place > 0) await session.renew();
    try {
      await run(page);
      result.tests.push({ name, hidden, outcome: 'passed' });
    } catch (error) {
      fail(name, hidden, describeFailure(error, ''));
    }
  }
  session.close();
  return result;
}

/** The checks of a source, without running any. */
function planChecks(source: string): PlannedCheck[] {
  const planned: PlannedCheck[] = [];
  const plan =
    (hidden: boolean): Check =>
    (name, run) =>
      void planned.push({ name, hidden, run });
  // The author's, which the build has run before; the frame's policy allows it.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const define = new Function('check', 'hiddenCheck', `'use strict';\n${source}`) as (
    check: Check,
    hiddenCheck: Check,
  ) => void;
  define(plan(false), plan(true));
  return planned;
}

function isAction({ run }: PlannedCheck): boolean {
  return ACTION.test(String(run));
}

function collect(result: RunResult, event: PreviewEvent): void {
  if (event.kind === 'output') {
    result.output.push({ level: event.level, text: event.text });
  } else if (event.kind === 'error') {
    result.error ??= event.error;
    if (event.error.name === 'Stopped') result.end = 'stopped';
  } else if (event.kind === 'notice') {
    result.output.push({ level: 'warn', text: event.text });
  }
}
