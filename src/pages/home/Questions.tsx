import Link from '@mui/material/Link';
import { QuestionList } from '../../components/QuestionList';
import { questionsOn } from '../../components/questionsOn';
import { Section } from '../../components/Section';
import { ADDRESSES } from '../../site/addresses';
import { ownAddress } from '../../site/ownLinks';

const COMPARISON = ownAddress('comparison');

/** Common questions from new visitors. Shows nothing if the school has none for this page. */
export function Questions() {
  if (questionsOn('home').length === 0) return null;
  return (
    <Section
      layout="split"
      id="questions"
      title="Plain answers to common questions"
      intro={
        <>
          For more about how this site is made and what it stores, see{' '}
          <Link href={ADDRESSES.about}>the About page</Link>.{' '}
          {COMPARISON ? (
            <>
              To compare this site with other schools, see the side-by-side{' '}
              <Link href={COMPARISON}>comparison</Link>.
            </>
          ) : null}
        </>
      }
    >
      <QuestionList place="home" />
    </Section>
  );
}
