import Link from '@mui/material/Link';
import { QuestionList } from '../../components/QuestionList';
import { questionsOn } from '../../components/questionsOn';
import { Section } from '../../components/Section';
import { ADDRESSES } from '../../site/addresses';
import { ownAddress } from '../../site/ownLinks';
import * as texts from '../../texts/en/homeSections';

const COMPARISON = ownAddress('comparison');

/** Common questions from new visitors. Shows nothing if the school has none for this page. */
export function Questions() {
  if (questionsOn('home').length === 0) return null;
  return (
    <Section
      layout="split"
      id="questions"
      title={texts.questionsTitle}
      intro={
        <>
          {texts.questionsIntro((label) => (
            <Link href={ADDRESSES.about}>{label}</Link>
          ))}{' '}
          {COMPARISON
            ? texts.seeComparison((label) => <Link href={COMPARISON}>{label}</Link>)
            : null}
        </>
      }
    >
      <QuestionList place="home" />
    </Section>
  );
}
