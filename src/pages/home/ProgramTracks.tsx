import { siteHref } from '../../content/basePath';
import { COURSE_SUMMARIES, PROGRAM_SUMMARIES } from '../../../.generated/summaries';
import { Section } from '../../components/Section';
import { ADDRESSES } from '../../content/addresses';
import { countOf, formatMinutes } from '../../content/format';
import type { ProgramSummary } from '../../content/summary';
import { courseStops } from './courseStops';
import styles from './ProgramTracks.module.css';

const COURSE_TITLES = COURSE_SUMMARIES.map(({ title }) => title);

/** The programs as lines on one map: the courses are the stations, in the same order for all. */
export function ProgramTracks() {
  return (
    <Section
      id="programs"
      title={`${countOf(PROGRAM_SUMMARIES.length, 'way')} through the courses`}
      intro={
        <>
          A program is an order to take courses in, with checkpoints where you see for yourself what
          holds. The <a href={siteHref(ADDRESSES.programs)}>planner</a> turns your hours a week into
          dates.
        </>
      }
    >
      <ul className={styles.programs}>
        {PROGRAM_SUMMARIES.map((program) => (
          <ProgramTrack key={program.id} program={program} />
        ))}
      </ul>
    </Section>
  );
}

interface ProgramTrackProps {
  program: ProgramSummary;
}

function ProgramTrack({ program }: ProgramTrackProps) {
  const { id, title, description, courseTitles, checkpoints, totals } = program;
  return (
    <li className={styles.program}>
      <div>
        <h3>
          <a href={siteHref(`${ADDRESSES.programs}#${id}`)}>{title}</a>
        </h3>
        <p className={styles.description}>{description}</p>
      </div>
      <div>
        <ol className={styles.track} aria-label={`Courses of ${title}`}>
          {courseStops(COURSE_TITLES, courseTitles).map(({ course, kind }) => (
            <li key={course} className={styles[kind]} aria-hidden={!courseTitles.includes(course)}>
              {courseTitles.includes(course) ? course : null}
            </li>
          ))}
        </ol>
        <p className={styles.facts}>
          {countOf(totals.lessons, 'lesson')} · {countOf(checkpoints, 'checkpoint')} ·{' '}
          {formatMinutes(totals.minutes)}
        </p>
      </div>
    </li>
  );
}
