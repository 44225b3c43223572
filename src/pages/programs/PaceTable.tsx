import { formatMinutes } from '../../content/format';
import { PACES, weeksAt, weeksText } from './paces';
import styles from './PaceTable.module.css';
import { PROGRAM_PATHS } from './programPaths';

/** Weeks that each program takes at a few paces; what the planner says without a script. */
export function PaceTable() {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Weeks each program takes, by hours a week</caption>
      <thead>
        <tr>
          <th scope="col">Program</th>
          {PACES.map((hours) => (
            <th key={hours} scope="col">
              {hours} hours <span>a week</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PROGRAM_PATHS.map(({ program, totals }) => (
          <tr key={program.id}>
            <th scope="row">
              {program.title}
              <span>{formatMinutes(totals.minutes)}</span>
            </th>
            {PACES.map((hours) => (
              <td key={hours}>
                {weeksText(weeksAt(totals.minutes, hours))} <span>weeks</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
