import { QuestionList } from '../../../components/QuestionList';
import { questionsOn } from '../../../components/questionsOn';
import { Section } from '../../../components/Section';
import * as texts from '../../../texts/en/aboutSections';

/** Common questions. Shows nothing if the school has none for this page. */
export function QuestionsSection() {
  if (questionsOn('about').length === 0) return null;
  return (
    <Section id="questions" title={texts.questionsTitle} tone="sunken" layout="split">
      <QuestionList place="about" />
    </Section>
  );
}
