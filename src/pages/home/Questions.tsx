import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Disclosure } from '../../components/Disclosure';
import { fillBrand } from '../../brand/fillBrand';
import { Section } from '../../components/Section';
import { ADDRESSES } from '../../site/addresses';
import { questions } from '../../content/questions';

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
          <Link href={ADDRESSES.about}>the About page</Link>.
        </>
      }
    >
      {HOME_QUESTIONS.map(({ id, question, answer }) => (
        <Disclosure key={id} summary={fillBrand(question)}>
          {answer.map((paragraph) => (
            <Typography key={paragraph}>{fillBrand(paragraph)}</Typography>
          ))}
        </Disclosure>
      ))}
    </Section>
  );
}
