import { countOf, formatDate, formatMinutes } from '../../../content/format';
import { studyDays, type PlanInput, type PlanProblem } from '../../../content/planInput';
import type { Plan } from '../../../content/planner';
import { weeksText } from '../paces';
import { PlanActions } from './PlanActions';
import type { PlannedPath } from './planForm';
import styles from './PlanResult.module.css';
import { PlanWeeks } from './PlanWeeks';
import { weekOf } from './planWeekOf';

interface PlanResultProps {
  path: PlannedPath;
  /** Null while the date is not known. */
  input: PlanInput | null;
  result: Plan | PlanProblem | null;
  /** Whether changes are read out; not before the visitor has touched a field. */
  isSpoken: boolean;
  onShare: () => string;
}

/** What comes of the planner's fields: the range of the finish and the weeks, or why there is none. */
export function PlanResult({ path, input, result, isSpoken, onShare }: PlanResultProps) {
  const plan = result?.kind === 'plan' ? result : null;

  return (
    <div className={styles.result}>
      <p className={styles.program}>{path.program.title}</p>
      <div role="status" aria-live={isSpoken ? 'polite' : 'off'} className={styles.answer}>
        {plan && input ? <Finish plan={plan} input={input} /> : null}
        {result?.kind === 'problem' ? (
          <>
            <p className={styles.none}>No plan yet</p>
            <p className={styles.problem}>{result.message}</p>
          </>
        ) : null}
      </div>
      {plan ? (
        <>
          <PlanActions plan={plan} path={path} onShare={onShare} />
          <PlanWeeks plan={plan} path={path} />
        </>
      ) : null}
    </div>
  );
}

interface FinishProps {
  plan: Plan;
  input: PlanInput;
}

function Finish({ plan: { finish }, input }: FinishProps) {
  const { items, hoursPerWeek, startDate } = input;
  const days = studyDays(input.days).length;
  const aDay = Math.round(((hoursPerWeek ?? 0) * 60) / days);
  const left = {
    from: items.reduce((sum, { minutes }) => sum + minutes.from, 0),
    to: items.reduce((sum, { minutes }) => sum + minutes.to, 0),
  };
  const weeks = { from: weekOf(finish.from, startDate), to: weekOf(finish.to, startDate) };
  const facts = [
    `${weeksText(weeks)} ${weeks.to === 1 ? 'week' : 'weeks'}`,
    `${countOf(days, 'day')} a week`,
    `about ${formatMinutes({ from: aDay, to: aDay })} a day`,
    `${formatMinutes(left)} of work`,
  ];

  return (
    <>
      <p className={styles.finish}>
        {finish.from === finish.to ? (
          <>
            You finish on <strong>{formatDate(finish.to)}</strong>.
          </>
        ) : (
          <>
            You finish between <strong>{formatDate(finish.from)}</strong> and{' '}
            <strong>{formatDate(finish.to)}</strong>.
          </>
        )}
      </p>
      <p className={styles.facts}>{facts.join(', ')}</p>
    </>
  );
}
