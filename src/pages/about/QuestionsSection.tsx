import { fillBrand } from '../../components/fillBrand';
import { Section } from '../../components/Section';
import type { Question } from '../../content/model';
import { questions } from '../../content/questions';
import styles from './QuestionsSection.module.css';

const SHOWN: readonly Question[] = (questions as readonly Question[]).filter(({ places }) =>
  places.includes('about'),
);

export function QuestionsSection() {
  return (
    <Section id="questions" title="Questions" tone="sunken">
      <div className={styles.questions}>
        {SHOWN.map(({ id, question, answer }) => (
          <details key={id} className={styles.question}>
            <summary className={styles.summary}>{question}</summary>
            <div className={styles.answer}>
              {answer.map((paragraph) => (
                <p key={paragraph}>{fillBrand(paragraph)}</p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
