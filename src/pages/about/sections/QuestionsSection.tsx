import { QuestionList } from '../../../components/QuestionList';
import { Section } from '../../../components/Section';

export function QuestionsSection() {
  return (
    <Section id="questions" title="Questions" tone="sunken" layout="split">
      <QuestionList place="about" />
    </Section>
  );
}
