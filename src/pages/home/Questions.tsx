import Link from '@mui/material/Link';
import { QuestionList } from '../../components/QuestionList';
import { Section } from '../../components/Section';
import { ADDRESSES, COMPARES_ADDRESS } from '../../site/addresses';

/** Common questions from new visitors. */
export function Questions() {
  return (
    <Section
      layout="split"
      id="questions"
      title="Plain answers to common questions"
      intro={
        <>
          For more about how this site is made and what it stores, see{' '}
          <Link href={ADDRESSES.about}>the About page</Link>. To compare this site with other
          schools, see the side-by-side <Link href={COMPARES_ADDRESS}>comparison</Link>.
        </>
      }
    >
      <QuestionList place="home" />
    </Section>
  );
}
