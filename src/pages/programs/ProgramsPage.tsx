import { PageHeader } from '../../components/PageHeader';
import { Section } from '../../components/Section';
import { countOf, formatMinutes } from '../../content/format';
import { head } from './head';
import { PaceTable } from './PaceTable';
import { Planner } from './planner/Planner';
import { PLANNER_ID } from './planner/plannerAddress';
import { PROGRAM_PATHS } from './programPaths';
import { ProgramSection } from './ProgramSection';
import styles from './ProgramsPage.module.css';

export function ProgramsPage() {
  return (
    <>
      <div className={styles.overview}>
        <PageHeader
          label={`${countOf(PROGRAM_PATHS.length, 'path')}, each in order`}
          title={head.title}
          lead={head.description}
        >
          <nav aria-label="On this page" className={styles.contents}>
            <ul>
              {PROGRAM_PATHS.map(({ program, totals }) => (
                <li key={program.id}>
                  <a href={`#${program.id}`}>{program.title}</a>
                  <span>{formatMinutes(totals.minutes)}</span>
                </li>
              ))}
              <li className="js-only">
                <a href={`#${PLANNER_ID}`}>Plan your weeks</a>
                <span>from your free hours to dates</span>
              </li>
            </ul>
          </nav>
        </PageHeader>
        {PROGRAM_PATHS.map((path) => (
          <ProgramSection key={path.program.id} path={path} />
        ))}
        <Section
          id="pace"
          title="How long it takes"
          intro="From a quick learner to a careful one, at a steady pace. Lessons, exercises and projects are in; days off are not."
        >
          <PaceTable />
        </Section>
      </div>
      <div className="js-only">
        <Planner />
      </div>
    </>
  );
}
