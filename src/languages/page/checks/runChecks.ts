/** Runs an exercise's checks, each on an unmodified page. */
import { describeFailure } from '../../javascript/run/errors';
import { emptyResult, hasPassed, type TestFailure } from '../../../sandbox/protocol';
import type { TraceOptions } from '../../../sandbox/trace';
import * as texts from '../../../texts/en/page/checkNames';
import { stopped } from '../../../texts/en/page/errorNames';
import type { CheckedPage, PreviewEvent, PreviewFiles } from '../protocol';
import { withTurn } from '../withTurn';
import { knownProperties, propertiesIn } from './styles/computed';
import { findStyleSlip, type KnownStyles } from './styles/slips';
import { findMarkupSlip } from './markup/markup';
import { BASIC_PROPERTIES } from './elements/mirror';
import { createPage } from './page';
import { openSession } from './elements/session';
import type { Check, CheckBody } from './vocabulary';

/** Matches the source code of checks that modify the page. */
const ACTION = /\.(?:click|press|tab|clear|type|choose|inScheme|withRootSize|withStyle|withHtml)\(/;

const KNOWN: KnownStyles = {
  supports: (property, value) => CSS.supports(property, value),
  properties: knownProperties,
};

interface PlannedCheck {
  name: string;
  hidden: boolean;
  run: CheckBody;
}

/**
 * Runs an exercise's checks.
 *
 * @param source - the author's JavaScript, which calls `check` and `hiddenCheck`
 * @param until - stops after the first failed check whose name or message contains this text; by default, all
 *   checks run
 * @param trace - what to record of the page's script. Runs only the check that's recorded, if it names one
 * @returns the result of each check, and the output of the page's script
 * @throws if the author's JavaScript throws
 */
export async function runChecks(
  files: PreviewFiles,
  source: string,
  until?: string,
  trace?: TraceOptions,
): Promise<CheckedPage> {
  const planned = planChecks(source);
  const result: CheckedPage = { ...emptyResult('finished'), turns: [] };
  // The first result is that of the HTML.
  const only = trace?.test === undefined ? undefined : trace.test - 1;
  const properties = [...new Set([...BASIC_PROPERTIES, ...propertiesIn(source)])];
  const session = await openSession({
    files,
    properties,
    // No fresh page is needed after the last check. If `until` can end the checks early, pages that were
    // opened in advance might go unused.
    changes:
      until === undefined && only === undefined ? planned.slice(0, -1).filter(isAction).length : 0,
    trace,
    onEvent: (event) => collect(result, event),
  });
  const page = createPage(session);
  let isEnough = false;

  function fail(name: string, hidden: boolean, failure: TestFailure): void {
    result.tests.push({ name, hidden, outcome: 'failed', failure });
    isEnough = until !== undefined && [name, failure.message].some((text) => text.includes(until));
  }

  const slip = findMarkupSlip(files.html);
  if (slip) fail(texts.markup, true, slip);
  else result.tests.push({ name: texts.markup, hidden: true, outcome: 'passed' });
  for (const [place, { name, hidden, run }] of planned.entries()) {
    // After an infinite loop, skips the other checks, because their pages would hit the same loop.
    const isLeftOut = only !== undefined && only !== place;
    if (isEnough || isLeftOut || result.end === 'stopped') {
      result.tests.push({ name, hidden, outcome: 'unreached' });
      continue;
    }
    if (place > 0 && only === undefined) await session.renew();
    try {
      await run(page);
      result.tests.push({ name, hidden, outcome: 'passed' });
    } catch (error) {
      fail(name, hidden, describeFailure(error, ''));
    }
  }
  session.close();
  const styleSlip = slip || hasPassed(result) ? undefined : findStyleSlip(files, KNOWN);
  if (styleSlip) {
    // Replaces the result of the HTML check, which passed, so that the number of results stays the same.
    const name = texts.styles;
    result.tests[0] = { name, hidden: true, outcome: 'failed', failure: styleSlip };
  }
  return result;
}

/** Collects the checks without running them. */
function planChecks(source: string): PlannedCheck[] {
  const planned: PlannedCheck[] = [];
  const plan =
    (hidden: boolean): Check =>
    (name, run) =>
      void planned.push({ name, hidden, run });
  // It's safe to evaluate `source`: the exercise's author wrote it, not the learner. The frame's CSP allows
  // eval.
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

function collect(result: CheckedPage, event: PreviewEvent): void {
  if (event.kind === 'turn') {
    result.turns = withTurn(result.turns, event.turn);
  } else if (event.kind === 'output') {
    result.output.push({ level: event.level, text: event.text });
  } else if (event.kind === 'error') {
    result.error ??= event.error;
    if (event.error.name === stopped) result.end = 'stopped';
  } else if (event.kind === 'notice') {
    result.output.push({ level: 'warn', text: event.text });
  }
}
