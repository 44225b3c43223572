import { Fragment, useState } from 'react';
import { formatDate } from '../../../content/format';
import { weekdayOf } from '../../../content/calendarDate';
import type { Plan, PlanSession, PlanWeek } from '../../../content/planner';
import { checkpointsOf, placeOf } from './checkpoints';
import type { PlannedPath } from './planForm';
import styles from './PlanWeeks.module.css';

/** Weeks on screen before the rest is asked for; paper gets all. */
const FIRST_WEEKS = 6;

const SHORT_DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

interface PlanWeeksProps {
  plan: Plan;
  path: PlannedPath;
}

/** The plan week by week, at the careful pace, with the checkpoints where they fall. */
export function PlanWeeks({ plan, path }: PlanWeeksProps) {
  const [isOpen, setOpen] = useState(false);
  const checkpoints = checkpointsOf(plan, path);
  const rest = plan.weeks.length - FIRST_WEEKS;

  function itemsOf(week: PlanWeek) {
    return week.items.map((item) => {
      const checkpoint = checkpoints.get(placeOf(week.number, item.id));
      return (
        <Fragment key={item.id}>
          <li className={styles.item}>
            <span>{item.title}</span> <span className={styles.time}>{timeOf(item.sessions)}</span>
          </li>
          {checkpoint ? (
            <li className={styles.checkpoint}>Checkpoint: {checkpoint.title}</li>
          ) : null}
        </Fragment>
      );
    });
  }

  return (
    <div className={styles.weeks}>
      <h3>Week by week</h3>
      <p className={styles.intro}>At the careful pace. If you are quicker, go on with the next.</p>
      <ol id="plan-weeks" className={rest > 1 && !isOpen ? styles.folded : undefined}>
        {plan.weeks.map((week) => (
          <li key={week.number} className={styles.week}>
            <p className={styles.name}>
              <strong>Week {week.number}</strong> <span>{formatDate(week.start)}</span>
            </p>
            <ul>{itemsOf(week)}</ul>
          </li>
        ))}
      </ol>
      {rest > 1 ? (
        <button
          type="button"
          className={`${styles.more} screen-only`}
          aria-expanded={isOpen}
          aria-controls="plan-weeks"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? `Show the first ${FIRST_WEEKS} weeks` : `Show all ${plan.weeks.length} weeks`}
        </button>
      ) : null}
    </div>
  );
}

/** 'Mon, Wed · 90 min' */
function timeOf(sessions: readonly PlanSession[]): string {
  const days = sessions.map(({ date }) => SHORT_DAYS[weekdayOf(date) - 1]);
  const minutes = sessions.reduce((sum, session) => sum + session.minutes, 0);
  return `${days.join(', ')} · ${minutes} min`;
}
