import { Section } from '../../components/Section';
import { countOf, formatMinutes } from '../../content/format';
import { PlanLink } from './PlanLink';
import type { ProgramPath } from './programPaths';
import styles from './ProgramSection.module.css';
import { ProgramStep } from './ProgramStep';

interface ProgramSectionProps {
  path: ProgramPath;
}

/** A program: for whom it is, its steps in order, and what it does not promise. */
export function ProgramSection({ path: { program, steps, totals } }: ProgramSectionProps) {
  const facts = [
    { name: 'Time', value: formatMinutes(totals.minutes) },
    { name: 'Modules', value: String(totals.modules) },
    { name: 'Lessons', value: String(totals.lessons) },
    { name: 'Exercises', value: String(totals.exercises) },
    { name: 'Checkpoints', value: String(steps.length) },
  ];

  return (
    <Section id={program.id} title={program.title} intro={program.description}>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.start}>
        <p>
          {totals.tutorials > 0
            ? `${countOf(totals.tutorials, 'lesson')} of ${totals.lessons} can be read and done on this site today. The others are in outline.`
            : 'Its lessons are in outline and not on this site yet.'}
        </p>
        <PlanLink program={program} />
      </div>
      <div className={styles.about}>
        <div>
          <h3>For whom</h3>
          <ul>
            {program.forWhom.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>What it does not promise</h3>
          <ul className={styles.limits}>
            {program.notPromised.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      </div>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <ProgramStep key={step.step.checkpoint.id} step={step} />
        ))}
      </ol>
    </Section>
  );
}
