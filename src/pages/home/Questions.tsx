import { siteHref } from '../../content/basePath';
import { Section } from '../../components/Section';
import { fillBrand } from '../../components/fillBrand';
import { ADDRESSES } from '../../content/addresses';
import { questions } from '../../content/questions';
import styles from './Questions.module.css';

const HOME_QUESTIONS = questions.filter(({ places }) => places.some((place) => place === 'home'));

/** What visitors ask before they begin. */
export function Questions() {
  return (
    <Section
      layout="split"
      id="questions"
      title="Questions, answered plainly"
      intro={
        <>
          More about how this is made and what it stores stands on{' '}
          <a href={siteHref(ADDRESSES.about)}>the About page</a>.
        </>
      }
    >
      <div className={styles.questions}>
        {HOME_QUESTIONS.map(({ id, question, answer }) => (
          <details key={id} className={styles.question}>
            <summary>{fillBrand(question)}</summary>
            {answer.map((paragraph) => (
              <p key={paragraph}>{fillBrand(paragraph)}</p>
            ))}
          </details>
        ))}
      </div>
    </Section>
  );
}
