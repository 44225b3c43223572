import Link from '@mui/material/Link';
import { QuestionList } from '../../components/QuestionList';
import { Section } from '../../components/Section';
import { ADDRESSES, COMPARES_ADDRESS } from '../../site/addresses';

/** What visitors ask before they begin. */
export function Questions() {
  return (
    <Section
      layout="split"
      id="questions"
      title="Questions, answered plainly"
      intro={
        <>
          More about how this is made and what it stores is on{' '}
          <Link href={ADDRESSES.about}>the About page</Link>. Next to other schools:{' '}
          <Link href={COMPARES_ADDRESS}>how it compares</Link>.
        </>
      }
    >
      <QuestionList place="home" />
    </Section>
  );
}
