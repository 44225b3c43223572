import type { ReactNode } from 'react';
import { Section } from '../../components/Section';
import { KeepPart, CheckPart, ReadPart, RunPart } from './LessonParts';
import styles from './LearningSteps.module.css';

interface Step {
  title: string;
  text: string;
  /** The piece of a lesson that the step is about. */
  part: ReactNode;
}

const STEPS: readonly Step[] = [
  {
    title: 'Read a little',
    text: 'A lesson is a page of plain text around small programs. Each idea gets an example you can see at once.',
    part: <ReadPart />,
  },
  {
    title: 'Run the code',
    text: 'Every example runs in the page. Change a line, run it again, and watch what your change did.',
    part: <RunPart />,
  },
  {
    title: 'Check yourself',
    text: 'Exercises come with tests. A failed one says what it expected and what it got. Hints come one at a time.',
    part: <CheckPart />,
  },
  {
    title: 'Keep your place',
    text: 'Your own browser remembers what you finished. There is no sign-up, and nothing of it is sent to us.',
    part: <KeepPart />,
  },
];

/** How a lesson goes, told beside one: its pieces stand next to the steps and join to a single window. */
export function LearningSteps() {
  return (
    <Section
      id="how"
      title="How learning works here"
      intro="Four steps, the same in every lesson. This is one in small."
    >
      <ol className={styles.steps}>
        {STEPS.map(({ title, text, part }) => (
          <li key={title} className={styles.step}>
            <div className={styles.text}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <div className={styles.part}>{part}</div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
